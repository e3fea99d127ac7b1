import type { GalleryImage } from '@baklja/contract/features/content/posts';
import { makeWords } from './made-posts.ts';

const WORDS = 20_000;
const PARAGRAPH_WORDS = 60;
const PARAGRAPHS = WORDS / PARAGRAPH_WORDS;

/** Pictures of the gallery; the text holds fewer. */
export const GALLERY_PICTURES = 24;
const TEXT_PICTURES = 10;

/**
 * An article of the greatest realistic length: paragraphs with links and bold words, headings, lists, tables, pictures.
 */
export function makeArticle(picturePaths: readonly string[]): { introtext: string; fulltext: string; gallery: string } {
  const blocks = Array.from({ length: PARAGRAPHS }, (_, number) => makeBlock(number, picturePaths));
  const gallery = picturePaths.map((path, id): GalleryImage => ({ image: pathOf(path), id, caption: `Slika ${id}` }));
  return { introtext: `<p>${makeWords(1, 40)}.</p>`, fulltext: blocks.join('\n'), gallery: JSON.stringify(gallery) };
}

function makeBlock(number: number, picturePaths: readonly string[]): string {
  const words = makeWords(number, PARAGRAPH_WORDS);
  const [first = '', second = '', third = ''] = [words.slice(0, 80), words.slice(80, 160), words.slice(160)];
  if (number % Math.round(PARAGRAPHS / TEXT_PICTURES) === 20) {
    const path = pathOf(picturePaths[number % picturePaths.length] ?? '');
    return `<figure><img src="${path}" alt="${first}"><figcaption>${second}</figcaption></figure><p>${third}</p>`;
  }
  if (number % 40 === 30) return makeTable(words);
  if (number % 12 === 6) return `<ul><li>${first}</li><li>${second}</li><li>${third}</li></ul>`;
  if (number % 8 === 0) return `<h2>${first}</h2>\n<p>${second}${third}.</p>`;
  if (number % 5 === 0)
    return `<p style="text-align: justify" class="tekst"><span style="color: #333">${words}</span></p>`;
  return `<p>${first}<strong>${second}</strong><a href="/page/111/1">${third.slice(0, 20)}</a>${third.slice(20)}.</p>`;
}

function makeTable(words: string): string {
  const cells = words.split(' ');
  const rows = Array.from({ length: cells.length / 4 }, (_, row) => cells.slice(row * 4, row * 4 + 4));
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
  return `<table class="rezultati" border="1"><tbody>${body}</tbody></table>`;
}

function pathOf(path: string): string {
  return `/files/${path}`;
}
