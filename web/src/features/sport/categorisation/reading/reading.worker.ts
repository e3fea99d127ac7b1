import { UnreadableFile } from './check-lines.ts';
import { readFile } from './read-file.ts';

addEventListener('message', async ({ data }: MessageEvent<{ file: File; sheet: string | undefined }>) => {
  try {
    const bytes = new Uint8Array(await data.file.arrayBuffer());
    postMessage({ reading: await readFile(bytes, data.sheet) });
  } catch (error) {
    postMessage({ message: error instanceof UnreadableFile ? error.message : 'Datoteka nije pročitana.' });
  }
});
