const BLOCK_END = /<\/(p|div|h[1-6]|li|tr|blockquote|figcaption)>/gi;

/** The words of the HTML, a line for each block. The document it is read in runs and loads nothing. */
export function textOfHtml(html: string): string {
  const lines = html.replace(BLOCK_END, (end) => `${end}\n`).replace(/<br\s*\/?>/gi, '\n');
  return (new DOMParser().parseFromString(lines, 'text/html').body.textContent ?? '').replace(/\n{3,}/g, '\n\n').trim();
}
