/** Runs in a thread of its own, one for each part of a document, so that no PDF can keep the server from answering. */
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PdfTextAnswer, PdfTextTask } from './read-pdf-text.ts';

const { localPath, from, count }: PdfTextTask = workerData;
parentPort?.postMessage(await answer());

async function answer(): Promise<PdfTextAnswer> {
  try {
    return await readPages();
  } catch (error) {
    return { problem: (error as Error).name === 'PasswordException' ? 'locked' : 'damaged' };
  }
}

async function readPages(): Promise<PdfTextAnswer> {
  const data = new Uint8Array(await readFile(localPath));
  const loading = getDocument({ data, disableFontFace: true, verbosity: VerbosityLevel.ERRORS });
  const document = await loading.promise;
  const last = Math.min(document.numPages, from + count - 1);
  const texts: string[] = [];
  for (let number = from; number <= last; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    texts.push(items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join(''));
    page.cleanup();
  }
  return { pages: document.numPages, texts };
}
