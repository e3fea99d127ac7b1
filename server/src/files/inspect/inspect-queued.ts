import { inspectFile } from './inspect-file.ts';

/** Uploads that are looked at at one time: a large picture takes hundreds of megabytes while it is decoded. */
const AT_ONCE = 2;

let running = 0;
const waiting: (() => void)[] = [];

/** {@link inspectFile}, of which no more than two run in the process; the others wait in their order. */
export async function inspectQueued(...parameters: Parameters<typeof inspectFile>): ReturnType<typeof inspectFile> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await inspectFile(...parameters);
  } finally {
    // Whoever waited longest takes this place; else it is free.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
