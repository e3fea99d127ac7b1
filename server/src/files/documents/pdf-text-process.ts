/** Runs in a process of its own, so that no PDF can take the memory of the server or keep it from answering. */
import { readFile } from 'node:fs/promises';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { answerInProcess } from '../run-in-process.ts';
import type { PdfTextAnswer, PdfTextTask } from './read-pdf-text.ts';

/** Longest text of a page; a page of a newspaper has half of it. */
const PAGE_TEXT_MAX_LENGTH = 20_000;

await answerInProcess(readPages);

async function* readPages({ localPath, from, count }: PdfTextTask): AsyncGenerator<PdfTextAnswer> {
  try {
    const data = new Uint8Array(await readFile(localPath));
    const document = await getDocument({ data, disableFontFace: true, verbosity: VerbosityLevel.ERRORS }).promise;
    if (from > document.numPages) yield { problem: 'damaged' };
    for (let first = from; first <= document.numPages; first += count) {
      const last = Math.min(document.numPages, first + count - 1);
      const texts: string[] = [];
      for (let number = first; number <= last; number += 1) texts.push(await readPage(document, number));
      yield { pages: document.numPages, texts };
    }
  } catch (error) {
    yield { problem: (error as Error).name === 'PasswordException' ? 'locked' : 'damaged' };
  }
}

type PdfDocument = Awaited<ReturnType<typeof getDocument>['promise']>;

async function readPage(document: PdfDocument, number: number): Promise<string> {
  const page = await document.getPage(number);
  const { items } = await page.getTextContent();
  page.cleanup();
  return joinLines(items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join(''));
}

/** The text on one line, with words that a line break divides in one piece. */
function joinLines(text: string): string {
  return text
    .normalize('NFC')
    .replace(/(\p{L})[-\u00AD]\n(?=\p{Ll})/gu, '$1')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, PAGE_TEXT_MAX_LENGTH);
}
