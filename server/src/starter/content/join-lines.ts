/**
 * Joins HTML that has line breaks only in the source: an element begins a line, and its text may continue in the next.
 */
export function joinLines(html: string): string {
  return html
    .trim()
    .replace(/\n\s*(?=<)/g, '')
    .replace(/\n\s*/g, ' ');
}
