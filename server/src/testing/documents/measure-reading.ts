/** Runs in a process of its own: reads an uploaded file as the server does, and sends how that ended. */
import process from 'node:process';
import { readDocumentFacts } from '../../files/documents/read-document-properties.ts';
import { readPdfTexts } from '../../files/documents/read-pdf-text.ts';
import { inspectFile } from '../../files/inspect/inspect-file.ts';

export type ReadingTask = {
  localPath: string;
  name: string;
  what: 'kind' | 'properties' | 'text';
};

/** What the process sends first, and what was read, or the message of the refusal. */
export type ReadingMessage = { ready: true } | { found: unknown };

const LIMITS = { imageMaxBytes: 25e6, imageMaxPixels: 100e6, documentMaxBytes: 200e6 };

process.once('message', async (task: ReadingTask) => {
  const found = await read(task).catch((error: Error) => error.message);
  process.send?.({ found } satisfies ReadingMessage);
});
process.send?.({ ready: true } satisfies ReadingMessage);

async function read({ localPath, name, what }: ReadingTask): Promise<unknown> {
  if (what === 'text') {
    const texts = readPdfTexts({ localPath, from: 1, count: 20 }, new AbortController().signal);
    return (await texts.next()).value;
  }
  const accepted = await inspectFile(localPath, { name, limits: LIMITS });
  return what === 'kind' ? accepted.extension : readDocumentFacts(accepted);
}
