import type { Db } from '../../db/schema.ts';

type Winner = { medal_id: number; id: number; Ime: string; Prezime: string };

const COLUMNS = ['id', 'medalja', 'sport', 'natjecanje', 'page_id', 'page_id_eng', 'tim', 'timVal', 'version'] as const;

/** All medals: newest competition first, then gold to bronze. */
export async function listMedals(db: Db) {
  const medals = await db.selectFrom('medals').select(COLUMNS).execute();
  const winners = await listWinners(db);
  return medals
    .map((medal) => withWinners(medal, winners.get(medal.id) ?? []))
    .sort((a, b) => yearOf(b.natjecanje) - yearOf(a.natjecanje) || a.medalja - b.medalja || a.id - b.id);
}

/** One medal; undefined without such a medal. */
export async function getMedal(db: Db, id: number) {
  const medal = await db.selectFrom('medals').select(COLUMNS).where('id', '=', id).executeTakeFirst();
  return medal && withWinners(medal, (await listWinners(db, id)).get(id) ?? []);
}

async function listWinners(db: Db, medalId?: number): Promise<Map<number, Winner[]>> {
  const rows = await db
    .selectFrom('medal_athletes')
    .innerJoin('athletes', 'athletes.id', 'medal_athletes.athlete_id')
    .select(['medal_athletes.medal_id', 'athletes.id', 'athletes.Ime', 'athletes.Prezime'])
    .$if(medalId !== undefined, (query) => query.where('medal_athletes.medal_id', '=', medalId ?? 0))
    .orderBy('medal_athletes.place_in_list')
    .execute();
  return Map.groupBy(rows, ({ medal_id }) => medal_id);
}

function withWinners<Medal extends { tim: number }>(medal: Medal, winners: readonly Winner[]) {
  const named = winners.map(({ id, Ime, Prezime }) => ({ id, name: `${Ime} ${Prezime}` }));
  const { tim, ...rest } = medal;
  return { ...rest, tim: tim === 1, ime_prezime: JSON.stringify(named) };
}

/** The four digits that every competition carries (answers, section 6). */
function yearOf(natjecanje: string): number {
  return Number(/\d{4}/.exec(natjecanje)?.[0] ?? 0);
}
