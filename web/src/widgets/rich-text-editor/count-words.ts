import { parseMarkup } from './html/parse-markup.ts';

const BLOCK_END = /<(?:\/(?:p|h[1-6]|li|td|th|div|blockquote|figcaption)|br)[^>]*>/gi;

/** Words of an HTML text that a reader would count; `trka-kasač` is one, a dash alone is none. */
export function countWords(html: string): number {
  const text = parseMarkup(html.replace(BLOCK_END, ' $&')).textContent ?? '';

  return text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
}
