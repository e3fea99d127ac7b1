// Writes the issues of the starter's magazine, the same bytes every time: node scripts/write-starter-magazine.mjs
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { pagesOfArticle, placeContents } from '../server/src/starter/load-demo.ts';
import { readContent } from '../server/src/starter/read-content.ts';
import { makeTextPdf } from './text-pdf.mjs';

const folder = new URL('../server/starter-files/magazine/', import.meta.url);

/** Letters of a line that fit between the margins. */
const LINE_LETTERS = 78;

const { magazine } = await readContent();
for (const issue of magazine.issues) {
  const cover = await readFile(new URL(`${issue.file}.jpg`, folder));
  const { width, height } = await sharp(cover).metadata();
  const pages = [
    { lines: coverLines(issue), picture: { bytes: cover, width, height } },
    { lines: imprintOf(issue) },
    ...issue.contents.flatMap((part) => ('notice' in part ? [{ lines: noticeLines(part) }] : articlePages(part))),
    { lines: wrap(`Olimp ${issue.broj}, ${issue.mjesec} ${issue.godina}.`) },
  ];
  await writeFile(new URL(`${issue.file}.pdf`, folder), makeTextPdf(pages));
}

function coverLines({ broj, mjesec, godina, contents }) {
  const titles = contents.flatMap(({ naslov }) => naslov ?? []);
  return [{ text: `Broj ${broj}, ${mjesec} ${godina}.`, size: 16 }, ...titles.flatMap((title) => wrap(title))];
}

function imprintOf(issue) {
  const { urednik, prijevod, produkcija, graficka_priprema, tisak, nakladnik } = magazine.imprint;
  const titles = placeContents(issue).map(({ part, first }) => `${first}  ${part.naslov ?? part.notice[0]}`);
  return [
    { text: 'Impresum', size: 20 },
    `Urednica: ${nameOf(urednik)}`,
    `Prijevod: ${nameOf(prijevod)}`,
    `Produkcija: ${nameOf(produkcija)}`,
    `Grafička priprema: ${graficka_priprema}`,
    `Tisak: ${tisak}`,
    `Nakladnik: ${nakladnik}`,
    `Naklada: ${issue.naklada}`,
    ' ',
    issue.dodatno,
    ' ',
    'Sadržaj',
    ...titles,
  ].flatMap((line) => (typeof line === 'string' ? wrap(line) : [line]));
}

function noticeLines({ notice: [title, ...lines] }) {
  return [{ text: title, size: 20 }, ...lines.flatMap((line) => wrap(line))];
}

function articlePages(article) {
  const { naslov, podnaslov, rubrika, autori } = article;
  const head = [
    ...wrap(rubrika),
    ...wrap(naslov, 20),
    ...wrap(podnaslov, 14),
    ...wrap(autori.map(nameOf).join(', ')),
    ...wrap(' '),
  ];
  return pagesOfArticle(article).map((html, place) => ({ lines: [...(place === 0 ? head : []), ...linesOf(html)] }));
}

/** The headings and paragraphs of the HTML, with an empty line after each. */
function linesOf(html) {
  return [...html.matchAll(/<(h2|p)>(.*?)<\/\1>/g)].flatMap(([, tag, text]) => [
    ...wrap(text, tag === 'h2' ? 16 : 12),
    ...wrap(' '),
  ]);
}

function nameOf(key) {
  const { pref, ime, prezime } = magazine.authors.find((author) => author.key === key);
  return [pref, ime, prezime].filter(Boolean).join(' ');
}

function wrap(text, size = 12) {
  const max = Math.floor((LINE_LETTERS * 12) / size);
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line !== '' && line.length + word.length + 1 > max) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines.map((line) => ({ text: line, size }));
}
