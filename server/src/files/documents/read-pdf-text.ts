import { ReadingFailedError, runInProcess } from '../run-in-process.ts';

/** What the process does: reads the pages from `from`, which is 1 for the first, to the last, `count` at a time. */
export type PdfTextTask = { localPath: string; from: number; count: number };

/** The number of pages of the document and the texts of the next `count` of them; or why it cannot be read. */
export type PdfTextAnswer = { pages: number; texts: string[] } | { problem: 'locked' | 'damaged' };

/** For `count` pages, ms. */
const TIME_MS = 60_000;

/**
 * Reads the text of pages of a local PDF in a process of its own. A document that takes too much time or memory is
 * damaged.
 * @throws AbortError by the signal.
 */
export async function* readPdfTexts(task: PdfTextTask, signal: AbortSignal): AsyncGenerator<PdfTextAnswer, void, void> {
  try {
    const script = new URL('./pdf-text-process.ts', import.meta.url);
    for await (const answer of runInProcess(script, task, { timeMs: TIME_MS, signal })) yield answer as PdfTextAnswer;
  } catch (error) {
    if (!(error instanceof ReadingFailedError)) throw error;
    yield { problem: 'damaged' };
  }
}
