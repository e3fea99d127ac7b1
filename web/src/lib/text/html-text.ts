import { countOf } from '@baklja/contract/plural';

/** Nodes of an HTML text in a separate document: no script runs and no picture is fetched. */
export function parseMarkup(html: string): HTMLElement {
  const { body } = document.implementation.createHTMLDocument('');
  const template = body.ownerDocument.createElement('template');
  template.innerHTML = html;
  body.append(template.content);

  return body;
}

/** The plain text of an HTML text, one line per block. */
export function textOfHtml(html: string): string {
  const lines = html.replace(BLOCK_END, (end) => `${end}\n`).replace(/<br\s*\/?>/gi, '\n');
  return (parseMarkup(lines).textContent ?? '').replace(/\n{3,}/g, '\n\n').trim();
}

/** The pictures of an HTML text, in their order; `words` is the alternative text. */
export function picturesOfHtml(html: string): { path: string; words: string }[] {
  return [...parseMarkup(html).querySelectorAll('img')].map((image) => ({
    path: image.getAttribute('src') ?? '',
    words: image.alt,
  }));
}

const BLOCK_END = /<\/(p|div|h[1-6]|li|tr|blockquote|figcaption)>/gi;

/** The length of a text in words: `318 riječi`. */
export function countOfWords(html: string): string {
  return countOf(countWords(html), { one: 'riječ', few: 'riječi', other: 'riječi' });
}

/** Number of words in an HTML text as a reader counts them; `trka-kasač` is one, a dash alone is none. */
export function countWords(html: string): number {
  if (countedParts.size > MAX_COUNTED_PARTS) countedParts.clear();
  // The content of a comment is not text.
  const parts = html.includes('<!--') ? [html] : html.split(CUT);

  return parts.reduce((words, part) => words + countInPart(part), 0);
}

/** Splits a text, so that only the changed paragraph of a long text is counted again. */
const CUT = '</p>';

/** The longest articles have some hundreds of parts. */
const MAX_COUNTED_PARTS = 5000;

const countedParts = new Map<string, number>();

const BLOCK_EDGE = /<(?:\/?(?:p|h[1-6]|li|td|th|div|blockquote|figcaption)|br)\b[^>]*>/gi;

function countInPart(part: string): number {
  const known = countedParts.get(part);
  if (known !== undefined) return known;

  const text = parseMarkup(part.replace(BLOCK_EDGE, ' $&')).textContent ?? '';
  const words = text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
  countedParts.set(part, words);
  return words;
}
