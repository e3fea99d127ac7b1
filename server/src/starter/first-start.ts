import { Readable } from 'node:stream';
import { type Config, SettingError } from '../config.ts';
import type { FileStorage } from '../files/storage/file-storage.ts';

/** Exists in the storage while a first start is under way, on any node, and after one that was cut short. */
const MARK = 'first-start';

/**
 * Begins the first start of an installation. `isFilled` reads whether another node has finished it by now.
 * @throws SettingError when the storage has files: then another database knows them, and this one is empty by mistake.
 */
export async function beginFirstStart(
  files: FileStorage,
  { allowsEmptyDatabase }: Pick<Config, 'allowsEmptyDatabase'>,
  isFilled: () => Promise<boolean>,
): Promise<void> {
  const isUnderWay = (await files.sizeOf(MARK)) !== undefined;
  if (isUnderWay) return;
  if (!allowsEmptyDatabase && (await hasFiles(files)) && !(await isFilled())) {
    throw new SettingError(
      'ALLOW_EMPTY_DATABASE',
      'set it to 1 if this new, empty database is right; the storage has files that only another database knows',
    );
  }
  await files.write(MARK, Readable.from(['1']), { size: 1, mediaType: 'text/plain' });
}

/** The installation has its records: an empty database is a mistake from now on. */
export async function endFirstStart(files: FileStorage): Promise<void> {
  await files.delete([MARK]);
}

async function hasFiles(files: FileStorage): Promise<boolean> {
  for await (const _ of files.list('objects/')) return true;
  return false;
}
