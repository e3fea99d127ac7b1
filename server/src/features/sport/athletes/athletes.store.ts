import { compareMedals } from '@baklja/contract/features/sport/competition';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/schema.ts';

/** Athletes in the form that everyone reads: without personal numbers. */
function selectAthletes(db: Db) {
  return db
    .selectFrom('athletes')
    .innerJoin('sports', 'sports.id', 'athletes.sportid')
    .select(['athletes.id', 'Ime', 'Prezime', 'sports.naziv as ime_sporta', 'sportid', 'tekst', 'tekst_eng', 'slika'])
    .select(['aktivan', 'olimpijac', 'EVB', 'azurirano', 'athletes.version']);
}

export function listAthletes(db: Db) {
  return selectAthletes(db).orderBy('athletes.name_key').orderBy('athletes.id').execute();
}

export function getPublicAthlete(db: Db, id: number) {
  return selectAthletes(db).where('athletes.id', '=', id).executeTakeFirst();
}

/** One athlete as the editor shows it: with personal number, stamps, category and medals. Undefined without it. */
export async function getEditedAthlete(db: Db, id: number) {
  const athlete = await selectAthletes(db)
    .leftJoin('users', 'users.id', 'athletes.modified_by')
    .select(['oib', 'athletes.created', 'azurirano as modified', 'athletes.modified_by'])
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
  return db
    .selectFrom('athletes')
    .innerJoin('sports', 'sports.id', 'athletes.sportid')
    .select(['athletes.id', 'Ime', 'Prezime', 'sports.naziv as ime_sporta', 'EVB'])
    .where('athletes.title_folded', '=', folded)
    .where('athletes.id', '!=', id)
    .orderBy('athletes.id')
    .limit(NAMESAKES_LIMIT)
    .execute();
}

export function countMedals(place: number): RawBuilder<number> {
  return sql<number>`(
    select count(*) from medal_athletes join medals on medals.id = medal_athletes.medal_id
    where medal_athletes.athlete_id = athletes.id and medals.medalja = ${sql.lit(place)}
  )`;
}
