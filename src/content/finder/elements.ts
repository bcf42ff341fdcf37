/** @returns every element below `root`, those in open shadow roots as well, each walked once */
export function listElements(root: ParentNode): Element[] {
  const all: Element[] = [];
  const walk = (node: ParentNode) => {
    for (const element of node.querySelectorAll('*')) {
      all.push(element);
      if (element.shadowRoot) walk(element.shadowRoot);
    }
  };
  walk(root);
  return all;
}

/** @returns the element around another; around a shadow root it is the host */
export function findParent(element: Element): Element | null {
  return element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host ?? null;
}

/** @returns the innermost element that holds all the others */
export function findCommon(elements: readonly Element[]): HTMLElement {
  let common = findParent(elements[0]);
  while (common && !elements.every((element) => common?.contains(element))) {
    common = findParent(common);
  }
  return (common ?? document.documentElement) as HTMLElement;
}
