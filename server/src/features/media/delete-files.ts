import { setImmediate } from 'node:timers/promises';
import { BIN_DAYS } from '@baklja/contract/limits';
import { countOf } from '@baklja/contract/plural';
import { addToAuditLog } from '../../db/audit-log.ts';
import type { Database } from '../../db/database.ts';
import { isBelow, lockPaths } from '../../files/records/file-paths.store.ts';
import type { Stamp } from '../../stamp.ts';
import { files } from './file-record.ts';
import { type Chosen, countFilesAndFolders, listIdsBelow, requireSelection } from './file-selection.ts';
import { requireChangeableFolder } from './move-files.store.ts';

/** Files that are deleted before other calls get their turn. */
const DELETED_AT_ONCE = 100;

/**
 * Puts files into the bin, and folders with everything below them; all or none. Folders themselves are not in the bin:
 * they come back with their files.
 * @throws InvalidInputError when something does not exist or a folder is a fixed one.
 */
export async function deleteFiles(
  database: Database,
  chosen: Chosen,
  stamp: Stamp,
): Promise<{ message: string; ids: number[] }> {
  return database.write(async (transaction) => {
    await lockPaths(transaction);
    const { files: selected, folders } = await requireSelection(transaction, chosen);
    const ids = selected.map(({ id }) => id);
    for (const folder of folders) {
      requireChangeableFolder(folder);
      ids.push(...(await listIdsBelow(transaction, folder)));
      await transaction.deleteFrom('folders').where(isBelow('path', folder)).execute();
      await transaction.deleteFrom('folders').where('path', '=', folder).execute();
      await addToAuditLog(transaction, stamp, [{ action: 'delete-folder', title: folder }]);
    }
    for (let start = 0; start < ids.length; start += DELETED_AT_ONCE) {
      await files.within.remove(transaction, { ids: ids.slice(start, start + DELETED_AT_ONCE), stamp });
      // The embedded database responds without a turn of the event loop.
      await setImmediate();
    }
    return { message: describe({ files: ids.length, folders: folders.length }), ids };
  });
}

function describe(counts: { files: number; folders: number }): string {
  const deleted = `Izbrisano: ${countFilesAndFolders(counts)}.`;
  if (counts.files === 0) return deleted;
  const days = countOf(BIN_DAYS, { one: 'dan', few: 'dana', other: 'dana' });
  return `${deleted} Iz koša se ${counts.files === 1 ? 'može' : 'mogu'} vratiti još ${days}.`;
}
