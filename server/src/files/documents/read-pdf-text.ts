import PQueue from 'p-queue';
import { runInThread } from '../run-in-thread.ts';

/** What the thread does: reads `count` pages, beginning with `from`, which is 1 for the first. */
export type PdfTextTask = { localPath: string; from: number; count: number };

/** The number of pages of the document and the texts of those that were asked for; or why it cannot be read. */
export type PdfTextAnswer = { pages: number; texts: string[] } | { problem: 'locked' | 'damaged' };

const LIMITS = { timeMs: 60_000, heapMb: 512 };

/** Longest text of a page; a page of a newspaper has a tenth of it. */
const PAGE_TEXT_MAX_LENGTH = 100_000;

/** One at a time: each takes its own memory and a core. */
const documents = new PQueue({ concurrency: 1 });

/** Reads the text of pages of a local PDF, with words that a line break divides in one piece. */
export async function readPdfText(task: PdfTextTask): Promise<PdfTextAnswer> {
  const answer = await documents.add(() => run(task));
  return 'problem' in answer ? answer : { ...answer, texts: answer.texts.map(joinLines) };
}

async function run(task: PdfTextTask): Promise<PdfTextAnswer> {
  try {
    return (await runInThread(new URL('./pdf-text-worker.ts', import.meta.url), task, LIMITS)) as PdfTextAnswer;
  } catch {
    // The thread used up its time or memory.
    return { problem: 'damaged' };
  }
}

function joinLines(text: string): string {
  return text
    .normalize('NFC')
    .replace(/(\p{L})[-\u00AD]\n(?=\p{Ll})/gu, '$1')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, PAGE_TEXT_MAX_LENGTH);
}
