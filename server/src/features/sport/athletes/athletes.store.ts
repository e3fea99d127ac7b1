import { compareMedals } from '@baklja/contract/features/sport/competition';
import { type RawBuilder, sql } from 'kysely';
import { getListVersion } from '../../../db/list-version.ts';
import type { Db } from '../../../db/schema.ts';

const COLUMNS = [
  'athletes.id',
  'athletes.Ime',
  'athletes.Prezime',
  'sports.naziv as ime_sporta',
  'athletes.sportid',
  'athletes.tekst',
  'athletes.tekst_eng',
  'athletes.slika',
  'athletes.aktivan',
  'athletes.olimpijac',
  'athletes.EVB',
  'athletes.azurirano',
  'athletes.version',
] as const;

function selectAthletes(db: Db) {
  return db.selectFrom('athletes').innerJoin('sports', 'sports.id', 'athletes.sportid');
}

/** Rises whenever the list of athletes changes. */
export function getAthletesVersion(db: Db): Promise<number> {
  return getListVersion(db, 'athlete');
}

/** All athletes by last name, then first name, in Croatian order; without personal numbers. */
export function listAthletes(db: Db) {
  return selectAthletes(db).select(COLUMNS).orderBy('athletes.name_key').orderBy('athletes.id').execute();
}

/** One athlete without the personal number. Undefined without such an athlete. */
export function getPublicAthlete(db: Db, id: number) {
  return selectAthletes(db).select(COLUMNS).where('athletes.id', '=', id).executeTakeFirst();
}

/** One athlete as the editor shows it: with personal number, stamps, category and medals. Undefined without it. */
export async function getEditedAthlete(db: Db, id: number) {
  const athlete = await selectAthletes(db)
    .leftJoin('users', 'users.id', 'athletes.modified_by')
    .select([...COLUMNS, 'athletes.oib', 'athletes.created', 'athletes.azurirano as modified', 'athletes.modified_by'])
    .select('users.name as modified_by_name')
    .where('athletes.id', '=', id)
    .executeTakeFirst();
  if (!athlete) return undefined;
  const [category, medals] = await Promise.all([getCategory(db, athlete.EVB), listMedalsOf(db, id)]);
  return { ...athlete, ...category, medals };
}

/** The category in the list in force; all null without one, or without an EVB. */
async function getCategory(db: Db, EVB: string) {
  const none = { category: null, category_from: null, category_to: null };
  if (EVB === '') return none;
  const found = await db
    .selectFrom('categorisation_rows')
    .select(['EVSKat as category', 'KatOd as category_from', 'KatDo as category_to'])
    .where('EVB', '=', EVB)
    .orderBy('AUTOID')
    .limit(1)
    .executeTakeFirst();
  return found ?? none;
}

/** Newest competition first, then gold to bronze. */
async function listMedalsOf(db: Db, athleteId: number) {
  const medals = await db
    .selectFrom('medals')
    .innerJoin('medal_athletes', 'medal_athletes.medal_id', 'medals.id')
    .select(['medals.id', 'medalja', 'natjecanje', 'sport', 'disciplina', 'tim'])
    .where('medal_athletes.athlete_id', '=', athleteId)
    .execute();
  return medals.map((medal) => ({ ...medal, tim: medal.tim === 1 })).sort(compareMedals);
}

const NAMESAKES_LIMIT = 20;

export function listNamesakes(db: Db, { folded, id = 0 }: { folded: string; id?: number | undefined }) {
  return selectAthletes(db)
    .select(['athletes.id', 'athletes.Ime', 'athletes.Prezime', 'sports.naziv as ime_sporta', 'athletes.EVB'])
    .where('athletes.title_folded', '=', folded)
    .where('athletes.id', '!=', id)
    .orderBy('athletes.id')
    .limit(NAMESAKES_LIMIT)
    .execute();
}

/** Number of medals of the place that an athlete of the query has won. */
export function countMedals(place: number): RawBuilder<number> {
  return sql<number>`(
    select count(*) from medal_athletes join medals on medals.id = medal_athletes.medal_id
    where medal_athletes.athlete_id = athletes.id and medals.medalja = ${sql.lit(place)}
  )`;
}
