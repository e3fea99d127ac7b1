import { NAMED_USES_LIMIT } from '@baklja/contract/limits';
import type { Db } from '../../db/schema.ts';
import { type Asker, listUsers, nameUses, type UsingRecord } from '../../files/records/file-uses.store.ts';
import { type Chosen, listIdsBelow, requireSelection } from './file-selection.ts';

/**
 * The given files that are in use, including those in the given folders; the first of them with its uses.
 * @throws InvalidInputError when nothing is chosen, or something does not exist.
 */
export async function listFileUses(db: Db, chosen: Chosen, asker: Asker) {
  const { files, folders } = await requireSelection(db, chosen);
  let total = files.length;
  const users = await listUsers(db, { ids: files.map(({ id }) => id) });
  for (const folder of folders) {
    total += (await listIdsBelow(db, folder)).length;
    for (const [id, records] of await listUsers(db, { folder })) users.set(id, records);
  }
  const first = [...users].toSorted(([a], [b]) => a - b).slice(0, NAMED_USES_LIMIT);
  return { files: await describe(db, first, asker), total, total_used: users.size };
}

async function describe(db: Db, users: readonly [number, Set<UsingRecord>][], asker: Asker) {
  if (users.length === 0) return [];
  const ids = users.map(([id]) => id);
  const rows = await db.selectFrom('files').select(['id', 'name', 'path']).where('id', 'in', ids).execute();
  const files = new Map(rows.map((row) => [row.id, row]));
  const uses = await nameUses(
    db,
    users.map(([, records]) => records),
    asker,
  );
  return uses.flatMap((usesOfFile, place) => {
    const file = files.get(ids[place] ?? 0);
    return file ? [{ ...file, ...usesOfFile }] : [];
  });
}
