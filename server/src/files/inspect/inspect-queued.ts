import PQueue from 'p-queue';
import type { inspectFile } from './inspect-file.ts';

/** Uploads that are inspected at one time: a large picture takes hundreds of megabytes while it is decoded. */
const AT_ONCE = 2;

const inspections = new PQueue({ concurrency: AT_ONCE });

/** `inspectFile`, limited to two at a time in the process; the others wait in order. */
export function inspectQueued(...parameters: Parameters<typeof inspectFile>): ReturnType<typeof inspectFile> {
  return inspections.add(async () => {
    // Readers of pictures and archives take a while to load; a server that has just started answers without them.
    const { inspectFile } = await import('./inspect-file.ts');
    return inspectFile(...parameters);
  });
}
