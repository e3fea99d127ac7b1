/** Runs in a process of its own, so that no PDF can take the memory of the server or keep it from answering. */
import { readFile, writeFile } from 'node:fs/promises';
import { answerInProcess } from '../run-in-process.ts';
import { type NamedDocument, UnreadableDocumentError } from './document-names.ts';
import { countPages, isSignedPdf, openPdf, writePdf } from './pdf-document.ts';
import type { PdfTask } from './pdf-format.ts';
import { readPdfNames, readPdfTitle, removePdfNames } from './pdf-names.ts';

await answerInProcess(async function* ({ localPath, target }: PdfTask) {
  yield await (target === undefined ? readNames(localPath) : removeNames(localPath, target));
});

async function readNames(localPath: string): Promise<NamedDocument> {
  const bytes = await readFile(localPath);
  const document = await openPdf(bytes);
  const [names, title] = [await readPdfNames(document), await readPdfTitle(document)];
  return { names, title, isSigned: isSignedPdf(document, bytes) };
}

/** Writes the document without the names to the target. */
async function removeNames(localPath: string, target: string): Promise<void> {
  const document = await openPdf(await readFile(localPath));
  const pages = countPages(document);
  await removePdfNames(document);
  const written = await writePdf(document);
  if (countPages(await openPdf(written)) !== pages) throw new UnreadableDocumentError('pages are missing in the copy');
  await writeFile(target, written, { flag: 'wx', mode: 0o600 });
}
