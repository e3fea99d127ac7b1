/** Nodes of an HTML text, in a document of its own: no script runs, no picture is fetched. */
export function parseMarkup(html: string): HTMLElement {
  const { body } = document.implementation.createHTMLDocument('');
  const template = body.ownerDocument.createElement('template');
  template.innerHTML = html;
  body.append(template.content);

  return body;
}
