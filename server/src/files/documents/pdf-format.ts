import PQueue from 'p-queue';
import { readInProcess } from '../run-in-process.ts';
import type { DocumentFormat, NamedDocument } from './document-names.ts';

/** What the process does: reads the names, or writes a copy without them to `target`. */
export type PdfTask = { localPath: string; target?: string };

/** A PDF of the largest size takes some seconds when it has very many objects, and much less than one otherwise. */
const TIME_MS = 20_000;

/** One at a time: each takes its own memory and a core. */
const documents = new PQueue({ concurrency: 1 });

/**
 * PDF. The properties of the document are covered, and the metadata of its parts, such as pictures. Names next to
 * comments, in forms, in attached files and in the text are not: they are content. A new file is written, because an
 * update at the end of the file would leave the names in it.
 */
export const PDF: DocumentFormat = {
  read: (localPath) => documents.add(() => run({ localPath })) as Promise<NamedDocument>,
  remove: (localPath, target) => documents.add(() => run({ localPath, target })) as Promise<void>,
};

function run(task: PdfTask): Promise<unknown> {
  return readInProcess(new URL('./pdf-process.ts', import.meta.url), task, { timeMs: TIME_MS });
}
