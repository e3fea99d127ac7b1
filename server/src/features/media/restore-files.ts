import { numberedText } from '@baklja/contract/records/record-words';
import type { Database } from '../../db/database.ts';
import { InvalidInputError } from '../../errors.ts';
import { lockPaths } from '../../files/records/file-paths.store.ts';
import type { RecordStamp } from '../../records/record-definition.ts';
import { listFilesInBin } from './deleted-files.store.ts';
import { files } from './file-record.ts';
import { countFilesAndFolders } from './media.text.ts';
import { restoreFormer } from './restore-former.ts';

const NOT_IN_BIN = 'Neke od odabranih datoteka više nisu u košu. Osvježite popis.';

/**
 * Restores files under their ids to their earlier folders, all or none. Missing folders are created again; a name that
 * is taken by then gets a number. A replaced file changes places with its successor; without one it is an own file.
 * @throws InvalidInputError when nothing is chosen or something is not in the bin.
 */
export async function restoreFiles(
  database: Database,
  chosen: readonly number[],
  stamp: RecordStamp,
): Promise<{ message: string }> {
  const ids = [...new Set(chosen)];
  if (ids.length === 0) throw new InvalidInputError('Odaberite barem jednu datoteku.');
  return database.write(async (transaction) => {
    await lockPaths(transaction);
    const inBin = await listFilesInBin(transaction, ids, stamp.at);
    if (inBin.length < ids.length) throw new InvalidInputError(NOT_IN_BIN, [{ field: 'ids', message: NOT_IN_BIN }]);
    const numbered: string[] = [];
    // In order: of files with one path, the first in the request gets it.
    for (const { id, former_of } of inBin) {
      if (former_of !== null && (await restoreFormer(transaction, { id, fileId: former_of, stamp }))) continue;
      const [restored] = await files.within.restore(transaction, { ids: [id], stamp });
      if (restored && restored.after.name !== restored.before.name) numbered.push(restored.after.name);
    }
    const count = countFilesAndFolders({ files: ids.length, folders: 0 });
    return { message: `Vraćeno: ${count}.${numberedText('Naziv', numbered)}` };
  });
}
