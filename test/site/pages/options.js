/** What the server tells the page's script: variants, saved progress, texts. */
export const options = JSON.parse(document.getElementById('page_options').textContent);

const variants = new Set(options.variants);

/** Whether this page was asked for with a variant. */
export const has = (variant) => variants.has(variant);
