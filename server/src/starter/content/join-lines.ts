/** HTML that is broken into lines in the source only: an element begins a line, and its text may go on in the next. */
export function joinLines(html: string): string {
  return html
    .trim()
    .replace(/\n\s*(?=<)/g, '')
    .replace(/\n\s*/g, ' ');
}
