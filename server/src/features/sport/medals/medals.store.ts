import { compareMedals } from '@baklja/contract/features/sport/competition';
import type { Flag } from '@baklja/contract/fields';
import { sql } from 'kysely';
import type { Db } from '../../../db/schema.ts';
import { LACKING } from '../../../records/lacks.ts';

/** The id of the start that a medal is the result of. On PostgreSQL a join would not use the index of a part. */
export const START_OF_MEDAL = sql<number | null>`(
  select starts.id from starts where starts.medal_id = medals.id
)`.as('start_id');

type Winner = { id: number; name: string };

/** All medals in the order of `compareMedals`; with author and time of the last change for staff. */
export async function listMedals(db: Db, { seesEverything }: { seesEverything: boolean }) {
  const [medals, winners] = await Promise.all([selectMedals(db, seesEverything).execute(), listWinners(db)]);
  return medals.map((medal) => inApiForm(medal, winners.get(medal.id) ?? [])).sort(compareMedals);
}

export async function getMedal(db: Db, { id, seesEverything }: { id: number; seesEverything: boolean }) {
  const medal = await selectMedals(db, seesEverything).where('medals.id', '=', id).executeTakeFirst();
  return medal && inApiForm(medal, (await listWinners(db, id)).get(id) ?? []);
}

function selectMedals(db: Db, seesEverything: boolean) {
  return db
    .selectFrom('medals')
    .select(['medals.id', 'medalja', 'sport', 'natjecanje', 'disciplina', 'page_id', 'page_id_eng', 'tim', 'timVal'])
    .select('medals.version')
    .$if(seesEverything, (query) =>
      query
        .leftJoin('users', 'users.id', 'medals.modified_by')
        .select(START_OF_MEDAL)
        .select(sql<Flag>`case when ${LACKING['medal.start']('')} then 1 else 0 end`.as('lacks_start'))
        .select(['medals.created', 'medals.modified', 'medals.modified_by', 'users.name as modified_by_name']),
    );
}

/** The athletes of every medal, or of one of them, by its id; in their order. */
async function listWinners(db: Db, medalId?: number): Promise<Map<number, Winner[]>> {
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
export function inApiForm<Medal extends { tim: number }>(medal: Medal, winners: readonly Winner[]) {
  const { tim, ...rest } = medal;
  return { ...rest, tim: tim === 1, ime_prezime: JSON.stringify(winners.map(({ id, name }) => ({ id, name }))) };
}
