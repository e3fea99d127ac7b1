import { foldText } from '@baklja/contract/alias';
import { ATHLETES_PAGE_SIZE, type AthleteSort, type athleteRoutes } from '@baklja/contract/features/sport/athletes';
import { compareMedals } from '@baklja/contract/features/sport/competition';
import type { Flag } from '@baklja/contract/fields';
import type { RouteInput } from '@baklja/contract/route';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { containsText } from '../../../db/dialect-sql.ts';
import type { Db } from '../../../db/schema.ts';
import { LACKING } from '../../../records/lacks.ts';
import { START_OF_MEDAL } from '../medals/medals.store.ts';

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
    .select(['oib', 'olympedia_id', 'wikidata_id', 'athletes.created', 'azurirano as modified', 'athletes.modified_by'])
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
    .select(START_OF_MEDAL)
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

function countMedals(place: number): RawBuilder<number> {
  return sql<number>`(
    select count(*) from medal_athletes join medals on medals.id = medal_athletes.medal_id
    where medal_athletes.athlete_id = athletes.id and medals.medalja = ${sql.lit(place)}
  )`;
}

type Request = RouteInput<typeof athleteRoutes.findAthletes>['query'];

const ORDERS = {
  name: 'athletes.name_key',
  sport: 'sports.title_folded',
  modified: 'athletes.azurirano',
} as const;

/** A page of the athletes, and how many there are on all pages, Olympians apart. Empty past the last page. */
export async function findAthletes(db: Db, request: Request) {
  const { sort = 'name', order = sort === 'modified' ? 'desc' : 'asc', page = 1 } = request;
  const condition = conditionOf(db, request);
  const { total, olympians } = await db
    .selectFrom('athletes')
    .select((eb) => [
      eb.fn.countAll<number>().as('total'),
      eb.fn.countAll<number>().filterWhere('olimpijac', '=', 1).as('olympians'),
    ])
    .where(condition)
    .executeTakeFirstOrThrow();
  const athletes = await db
    .selectFrom(choosePage(db, { condition, sort, order, page }).as('chosen'))
    .innerJoin('athletes', 'athletes.id', 'chosen.id')
    .innerJoin('sports', 'sports.id', 'athletes.sportid')
    .leftJoin('users', 'users.id', 'athletes.modified_by')
    .select(['athletes.id', 'athletes.Ime', 'athletes.Prezime', 'athletes.sportid', 'athletes.slika'])
    .select(['athletes.aktivan', 'athletes.olimpijac', 'athletes.EVB', 'athletes.version'])
    .select(['sports.naziv as ime_sporta', 'athletes.azurirano as modified', 'users.name as modified_by_name'])
    .select([countMedals(1).as('gold'), countMedals(2).as('silver'), countMedals(3).as('bronze')])
    .select([
      sql<Flag>`case when athletes.tekst = '' then 0 else 1 end`.as('has_tekst'),
      sql<Flag>`case when athletes.tekst_eng = '' then 0 else 1 end`.as('has_tekst_eng'),
      sql<string | null>`(
        select "EVSKat" from categorisation_rows
        where categorisation_rows."EVB" = athletes."EVB" and athletes."EVB" <> '' order by "AUTOID" limit 1
      )`.as('category'),
    ])
    .orderBy('chosen.place', order)
    .orderBy('athletes.name_key', order)
    .orderBy('athletes.id', order)
    .execute();
  return { athletes, total, olympians, numPages: Math.ceil(total / ATHLETES_PAGE_SIZE) };
}

type Page = { condition: RawBuilder<SqlBool>; sort: AthleteSort; order: 'asc' | 'desc'; page: number };

/** The athletes of a page by id alone: the medals and categories of those on earlier pages are not read. */
function choosePage(db: Db, { condition, sort, order, page }: Page) {
  return db
    .selectFrom('athletes')
    .$if(sort === 'sport', (rows) => rows.innerJoin('sports', 'sports.id', 'athletes.sportid'))
    .select(['athletes.id', sql.ref<string>(ORDERS[sort]).as('place')])
    .where(condition)
    .orderBy('place', order)
    .$if(sort !== 'name', (rows) => rows.orderBy('athletes.name_key', order))
    .orderBy('athletes.id', order)
    .limit(sql.lit(ATHLETES_PAGE_SIZE))
    .offset((page - 1) * ATHLETES_PAGE_SIZE);
}

function conditionOf(db: Db, { search = '', sportid, aktivan, olimpijac, lack }: Request): RawBuilder<SqlBool> {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  const conditions = words.map((word) =>
    // Longer numbers than an id, such as personal numbers, find nothing. The other number is that in the register.
    /^[1-9][0-9]{0,8}$/.test(word)
      ? sql<SqlBool>`(athletes.id = ${Number(word)} or athletes."EVB" = ${word})`
      : containsText(db, 'athletes.title_folded', word),
  );
  if (sportid !== undefined) conditions.push(sql`athletes.sportid = ${sportid}`);
  if (aktivan !== undefined) conditions.push(sql`athletes.aktivan = ${Number(aktivan)}`);
  if (olimpijac !== undefined) conditions.push(sql`athletes.olimpijac = ${Number(olimpijac)}`);
  if (lack !== undefined) conditions.push(LACKING[`athlete.${lack}`](''));
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`1 = 1`;
}
