import type { Reading, Settings } from './read-file.ts';

/** Largest file, bytes; as much as the server takes. */
const FILE_MAX_BYTES = 64 * 1024 * 1024;

/** Reads a file without holding up the page. @throws Error with a Croatian message. */
export function readInWorker(file: File, settings: Settings): Promise<Reading> {
  if (file.size > FILE_MAX_BYTES) return Promise.reject(new Error('Datoteka je veća od 64 MB.'));
  const worker = new Worker(new URL('./reading.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Reading>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<{ reading: Reading } | { message: string }>) => {
      if ('reading' in data) resolve(data.reading);
      else reject(new Error(data.message));
    });
    worker.addEventListener('error', () => reject(new Error('Datoteka nije pročitana.')));
    worker.postMessage({ file, settings });
  }).finally(() => worker.terminate());
}
