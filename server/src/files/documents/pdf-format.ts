import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import PQueue from 'p-queue';
import type { DocumentFormat, NamedDocument } from './document-names.ts';

/** What the thread does: reads the names, or writes a copy without them to `target`. */
export type PdfTask = { localPath: string; target?: string };

/** A PDF of the largest size takes some seconds when it has very many objects, and much less than one otherwise. */
const TIME_LIMIT_MS = 20_000;

const HEAP_MAX_MB = 512;

/** One at a time: each takes its own memory and a core. */
const documents = new PQueue({ concurrency: 1 });

/**
 * PDF. The properties of the document are covered, and the metadata of its parts, such as pictures. Names next to
 * comments, in forms, in attached files and in the text are not: they are content. A new file is written, because an
 * update at the end of the file would leave the names in it.
 */
export const PDF: DocumentFormat = {
  read: (localPath) => documents.add(() => runInThread({ localPath })) as Promise<NamedDocument>,
  remove: (localPath, target) => documents.add(() => runInThread({ localPath, target })) as Promise<void>,
};

async function runInThread(task: PdfTask): Promise<unknown> {
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MAX_MB },
    // What the library prints may hold text of the document.
    stdout: true,
    stderr: true,
  });
  try {
    const [answer] = await once(worker, 'message', { signal: AbortSignal.timeout(TIME_LIMIT_MS) });
    return answer;
  } finally {
    await worker.terminate();
  }
}
