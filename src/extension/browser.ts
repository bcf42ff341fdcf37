/** The one door to the browser's API: https://github.com/mozilla/webextension-polyfill */
export { default as browser } from 'webextension-polyfill';
