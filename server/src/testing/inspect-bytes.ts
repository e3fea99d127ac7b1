import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import type { FileLimits } from '../config.ts';
import type { AcceptedFile } from '../files/inspect/accepted-file.ts';
import { inspectFile } from '../files/inspect/inspect-file.ts';

const MEGABYTE = 1024 * 1024;

const USUAL_LIMITS: FileLimits = {
  imageMaxBytes: 25 * MEGABYTE,
  imageMaxPixels: 100_000_000,
  documentMaxBytes: 200 * MEGABYTE,
};

type Options = { limits?: Partial<FileLimits>; onlyImages?: boolean };

type Inspected = [bytes: Buffer | string, name: string, options?: Options];

/** Writes bytes into a folder of the test file and inspects them under a name. */
export async function makeInspection(): Promise<{
  folder: string;
  inspect: (...file: Inspected) => Promise<AcceptedFile>;
  /** Status and message of the refusal, as `415 SVG sadrži…`; undefined when the file is accepted. */
  refusal: (...file: Inspected) => Promise<string | undefined>;
}> {
  const folder = await mkdtemp(path.join(tmpdir(), 'baklja-uploads-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const inspect = async (...[bytes, name, { limits, onlyImages = false } = {}]: Inspected) => {
    const localPath = path.join(folder, randomUUID());
    await writeFile(localPath, bytes);
    return inspectFile(localPath, { name, limits: { ...USUAL_LIMITS, ...limits }, onlyImages });
  };
  const refusal = (...file: Inspected) =>
    inspect(...file).then(
      () => undefined,
      ({ status, message }) => `${status} ${message}`,
    );
  return { folder, inspect, refusal };
}
