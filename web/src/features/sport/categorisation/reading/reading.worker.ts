import { UnreadableFile } from './check-lines.ts';
import { readFile, type Settings } from './read-file.ts';

addEventListener('message', async ({ data }: MessageEvent<{ file: File; settings: Settings }>) => {
  try {
    const bytes = new Uint8Array(await data.file.arrayBuffer());
    postMessage({ reading: await readFile(bytes, data.settings) });
  } catch (error) {
    postMessage({ message: error instanceof UnreadableFile ? error.message : 'Datoteka nije pročitana.' });
  }
});
