/** Replaces an element with its content. */
export function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

/** Gives an element another tag, without its attributes. */
export function rename(element: Element, tag: string): HTMLElement {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);

  return renamed;
}

/** The `style` attribute in lower case; no comparison needs more. */
export function styleOf(element: Element): string {
  return (element.getAttribute('style') ?? '').toLowerCase();
}
