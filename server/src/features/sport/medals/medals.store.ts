import { compareMedals } from '@baklja/contract/features/sport/competition';
import { getListVersion } from '../../../db/list-version.ts';
import { lockRows } from '../../../db/record-rows.ts';
import type { Db } from '../../../db/schema.ts';

type Winner = { medal_id: number; id: number; name: string };

const COLUMNS = [
  'medals.id',
  'medals.medalja',
  'medals.sport',
  'medals.natjecanje',
  'medals.disciplina',
  'medals.page_id',
  'medals.page_id_eng',
  'medals.tim',
  'medals.timVal',
  'medals.version',
] as const;

/** Rises whenever the list of medals changes. */
export function getMedalsVersion(db: Db): Promise<number> {
  return getListVersion(db, 'medal');
}

/** All medals in the order of `compareMedals`; with author and time of the last change for staff. */
export async function listMedals(db: Db, { seesEverything }: { seesEverything: boolean }) {
  const [medals, winners] = await Promise.all([selectMedals(db, seesEverything).execute(), listWinners(db)]);
  return medals.map((medal) => withWinners(medal, winners.get(medal.id) ?? [])).sort(compareMedals);
}

export async function getMedal(db: Db, { id, seesEverything }: { id: number; seesEverything: boolean }) {
  const medal = await selectMedals(db, seesEverything).where('medals.id', '=', id).executeTakeFirst();
  return medal && withWinners(medal, (await listWinners(db, id)).get(id) ?? []);
}

function selectMedals(db: Db, seesEverything: boolean) {
  return db
    .selectFrom('medals')
    .select(COLUMNS)
    .$if(seesEverything, (query) =>
      query
        .leftJoin('users', 'users.id', 'medals.modified_by')
        .select(['medals.created', 'medals.modified', 'medals.modified_by', 'users.name as modified_by_name']),
    );
}

/** The athletes of every medal, or of one of them, by its id; in their order. */
export async function listWinners(db: Db, medalId?: number): Promise<Map<number, Winner[]>> {
  const rows = await db
    .selectFrom('medal_athletes')
    .innerJoin('athletes', 'athletes.id', 'medal_athletes.athlete_id')
    .select(['medal_athletes.medal_id', 'athletes.id', 'athletes.name'])
    .$if(medalId !== undefined, (query) => query.where('medal_athletes.medal_id', '=', medalId ?? 0))
    .orderBy('medal_athletes.place_in_list')
    .execute();
  return Map.groupBy(rows, ({ medal_id }) => medal_id);
}

/** A medal in the form of the API, with its athletes as JSON text. */
export function withWinners<Medal extends { tim: number }>(medal: Medal, winners: readonly Winner[]) {
  const { tim, ...rest } = medal;
  return { ...rest, tim: tim === 1, ime_prezime: JSON.stringify(winners.map(({ id, name }) => ({ id, name }))) };
}

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
