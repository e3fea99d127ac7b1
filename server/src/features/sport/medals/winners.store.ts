import { lockRows } from '../../../db/record-rows.ts';
import type { Db } from '../../../db/schema.ts';

/** The athletes of a medal, in their order. */
export async function listWinnerIds(db: Db, medalId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('medal_athletes')
    .select('athlete_id')
    .where('medal_id', '=', medalId)
    .orderBy('place_in_list')
    .execute();
  return rows.map(({ athlete_id }) => athlete_id);
}

/** Gives the medal these athletes, in this order. */
export async function replaceWinners(transaction: Db, medalId: number, athleteIds: readonly number[]): Promise<void> {
  await transaction.deleteFrom('medal_athletes').where('medal_id', '=', medalId).execute();
  if (athleteIds.length === 0) return;
  const rows = athleteIds.map((athlete_id, place_in_list) => ({ medal_id: medalId, athlete_id, place_in_list }));
  await transaction.insertInto('medal_athletes').values(rows).execute();
}

/** The existing athletes among the ids, in the order of the ids. None of them is deleted before the transaction ends. */
export async function listExistingAthletes(transaction: Db, ids: readonly number[]): Promise<number[]> {
  const found = new Set((await lockRows(transaction, 'athletes', ids)).map(({ id }) => id));
  return ids.filter((id) => found.has(id));
}
