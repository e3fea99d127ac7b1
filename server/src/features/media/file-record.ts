import { nameOf, parentOf } from '@baklja/contract/files/folders';
import { nameColumns } from '../../files/file-names.ts';
import { lockPaths } from '../../files/records/file-paths.store.ts';
import { defineRecord } from '../../records/define-record.ts';
import { keepAddress, removeAddress } from './file-addresses.store.ts';
import { restoredPath } from './restored-path.ts';

/** Writes of stored files. A former path leads to its file until another file takes the path. */
export const files = defineRecord('file', {
  lockFirst: lockPaths,
  derive: ({ path }) =>
    path === undefined ? {} : { folder: parentOf(path), name: nameOf(path), ...nameColumns(nameOf(path)) },
  afterWrite: async (transaction, { before, after }) => {
    if (!before || before.path === after.path) return;
    await removeAddress(transaction, after.path);
    await keepAddress(transaction, before);
  },
  restoredValues: async (transaction, file, stamp) => ({ path: await restoredPath(transaction, file, stamp) }),
  afterRestore: async (transaction, { row }) => {
    await removeAddress(transaction, row.path);
    return [];
  },
});
