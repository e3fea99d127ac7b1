import { parseMarkup } from './html/parse-markup.ts';

const BLOCK_EDGE = /<(?:\/?(?:p|h[1-6]|li|td|th|div|blockquote|figcaption)|br)\b[^>]*>/gi;

/** Where a text is cut, so that of a long one only the paragraph that changed is counted again. */
const CUT = '</p>';

/** Parts that are remembered; the longest articles have some hundreds. */
const MAX_REMEMBERED = 5000;

const remembered = new Map<string, number>();

/** Words of an HTML text that a reader would count; `trka-kasač` is one, a dash alone is none. */
export function countWords(html: string): number {
  if (remembered.size > MAX_REMEMBERED) remembered.clear();
  // What a comment holds is no text, whatever is written in it.
  const parts = html.includes('<!--') ? [html] : html.split(CUT);

  return parts.reduce((words, part) => words + countInPart(part), 0);
}

function countInPart(part: string): number {
  const known = remembered.get(part);
  if (known !== undefined) return known;

  const text = parseMarkup(part.replace(BLOCK_EDGE, ' $&')).textContent ?? '';
  const words = text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
  remembered.set(part, words);
  return words;
}
