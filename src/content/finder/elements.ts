/**
 * To look at each element of a large page takes longer than all the rest; custom elements the browser itself can find.
 * @returns the document, the open shadow roots of its custom elements and of what has the focus, and those below them
 */
export function listLikelyRoots(document: Document): ParentNode[] {
  const custom = document.evaluate(
    '//*[contains(local-name(), "-")]',
    document,
    null,
    XPathResult.ORDERED_NODE_SNAPSHOT_TYPE,
  );
  const hosts = new Set([document.activeElement]);
  for (let i = 0; i < custom.snapshotLength; i++) hosts.add(custom.snapshotItem(i) as Element);
  return [
    document,
    ...[...hosts].flatMap((host) => (host?.shadowRoot ? listRoots(host.shadowRoot) : [])),
  ];
}

/** @returns `root` and all open shadow roots below it */
export function listRoots(root: ParentNode): ParentNode[] {
  const roots = [root];
  for (const one of roots) {
    // A third of the time that a list of all elements takes.
    const walker = document.createTreeWalker(one, NodeFilter.SHOW_ELEMENT);
    while (walker.nextNode()) {
      const { shadowRoot } = walker.currentNode as Element;
      if (shadowRoot) roots.push(shadowRoot);
    }
  }
  return roots;
}

/** @returns the elements of all roots that fit a selector: the browser looks much faster than we do */
export function select(roots: readonly ParentNode[], selector: string): HTMLElement[] {
  return roots.flatMap((root) => [...root.querySelectorAll<HTMLElement>(selector)]);
}

/** Reads past a form's fields, which may be called like properties of the form. */
const read = (owner: object, name: string, element: Element) => Reflect.get(owner, name, element);

/** @returns the children of an element */
export function listChildElements(parent: ParentNode): Element[] {
  return [
    ...(parent instanceof Element ? read(Element.prototype, 'children', parent) : parent.children),
  ];
}

/** @returns the element around another; around a shadow root it is the host */
export function findParent(element: Element): Element | null {
  return (
    read(Node.prototype, 'parentElement', element) ??
    (element.getRootNode() as Partial<ShadowRoot>).host ??
    null
  );
}

/** @returns the innermost element that holds all the others */
export function findCommon(elements: readonly Element[]): HTMLElement {
  let common = findParent(elements[0]);
  while (common && !elements.every((element) => common?.contains(element))) {
    common = findParent(common);
  }
  return (common ?? document.documentElement) as HTMLElement;
}
