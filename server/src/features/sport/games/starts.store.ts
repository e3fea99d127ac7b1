import { chunksOf } from '@baklja/contract/chunks';
import { type Decision, medalOn, type Start, type Tally } from '@baklja/contract/features/sport/starts';
import { compareCroatian } from '@baklja/contract/title-order';
import { type Insertable, sql } from 'kysely';
import type { Db, Schema } from '../../../db/schema.ts';
import { LACKING } from '../../../records/lacks.ts';
import { compareEvents } from './games.store.ts';

/** Which starts are read: those of some Games, of an athlete, those that lack a medal, or one alone. */
export type Chosen = { games: number } | { athlete: number } | { lack: 'medal' } | { start: number };

function selectStarts(db: Db) {
  return db
    .selectFrom('starts')
    .innerJoin('events', 'events.id', 'starts.event_id')
    .innerJoin('games', 'games.id', 'events.games_id');
}

/** The starts as they were at the end of the day, by sport, event and place; those of several Games newest first. */
export async function listStarts(db: Db, chosen: Chosen, today: string): Promise<Start[]> {
  const [rows, crews, decisions] = await Promise.all([
    selectStarts(db)
      .select(['starts.id', 'events.games_id', 'games.name as games', 'event_id', 'sport', 'events.name as event'])
      .select(['name_en as event_en', 'sex', 'is_team', 'committee', 'place', 'medal', 'day', 'status', 'games.year'])
      .where('starts.id', 'in', idsOf(db, chosen))
      .execute(),
    listCrews(db, chosen),
    listDecisions(db, chosen),
  ]);
  const starts = rows.map(({ year, ...row }) => {
    const decided = decisions.get(row.id) ?? [];
    const [latest] = decided;
    return {
      year,
      start: {
        ...row,
        medal: medalOn({ medal: row.medal, decisions: decided }, today),
        is_pending: latest?.pending === 1 ? (1 as const) : (0 as const),
        athletes: crews.get(row.id) ?? [],
      },
    };
  });
  return starts
    .sort((a, b) => ('athlete' in chosen || 'lack' in chosen ? b.year - a.year : 0) || compareStarts(a.start, b.start))
    .map(({ start }) => start);
}

function compareStarts(a: Start, b: Start): number {
  const named = ({ event, event_en: name_en, ...rest }: Start) => ({ ...rest, name: event, name_en });
  const last = Number.POSITIVE_INFINITY;
  const placeOf = ({ place, medal }: Start) => place ?? medal ?? last;
  return (
    compareEvents(named(a), named(b)) ||
    (placeOf(a) === placeOf(b) ? 0 : placeOf(a) - placeOf(b)) ||
    compareCroatian(a.athletes[0]?.name ?? '', b.athletes[0]?.name ?? '')
  );
}

function idsOf(db: Db, chosen: Chosen) {
  if ('start' in chosen) return db.selectFrom('starts').select('starts.id').where('starts.id', '=', chosen.start);
  if ('athlete' in chosen) {
    return db.selectFrom('start_athletes').select('start_id as id').where('athlete_id', '=', chosen.athlete);
  }
  if ('lack' in chosen) return db.selectFrom('starts').select('starts.id').where(LACKING['start.medal'](''));
  return db
    .selectFrom('starts')
    .innerJoin('events', 'events.id', 'starts.event_id')
    .select('starts.id')
    .where('events.games_id', '=', chosen.games);
}

async function listCrews(db: Db, chosen: Chosen) {
  const rows = await db
    .selectFrom('start_athletes')
    .innerJoin('athletes', 'athletes.id', 'start_athletes.athlete_id')
    .select(['start_id', 'athlete_id', 'athletes.name', 'role', 'took_part'])
    .where('start_id', 'in', idsOf(db, chosen))
    .orderBy('start_id')
    .orderBy('place_in_list')
    .execute();
  const crews = Map.groupBy(rows, ({ start_id }) => start_id);
  return new Map([...crews].map(([id, crew]) => [id, crew.map(({ start_id: _, ...athlete }) => athlete)]));
}

/** The decisions about the starts, newest first. */
export async function listDecisions(db: Db, chosen: Chosen): Promise<Map<number, Decision[]>> {
  const rows = await db
    .selectFrom('start_decisions')
    .leftJoin('users', 'users.id', 'start_decisions.created_by')
    .select(['start_decisions.id', 'start_id', 'day', 'body', 'document', 'medal_before', 'medal', 'pending'])
    .select(['start_decisions.created', 'users.name as created_by_name'])
    .where('start_id', 'in', idsOf(db, chosen))
    .orderBy('day', 'desc')
    .orderBy('start_decisions.id', 'desc')
    .execute();
  const decisions = Map.groupBy(rows, ({ start_id }) => start_id);
  return new Map([...decisions].map(([id, of]) => [id, of.map(({ start_id: _, ...decision }) => decision)]));
}

/** One start as its editor shows it; undefined without it. */
export async function getStart(db: Db, id: number, today: string) {
  const [start] = await listStarts(db, { start: id }, today);
  const row = await db
    .selectFrom('starts')
    .leftJoin('users', 'users.id', 'starts.modified_by')
    .select(['medal as first_medal', 'source', 'note', 'medal_id', 'starts.version', 'starts.created'])
    .select(['starts.modified', 'starts.modified_by', 'users.name as modified_by_name'])
    .where('starts.id', '=', id)
    .executeTakeFirst();
  if (!start || !row) return undefined;
  return { ...start, ...row, decisions: (await listDecisions(db, { start: id })).get(id) ?? [] };
}

type Counted = {
  committee: string;
  games?: number | undefined;
  sport?: string | undefined;
  athlete?: number | undefined;
  on: string;
};

/** The medals at the end of a day: each crew and team is one. A medal without a day counts when its Games are closed. */
export async function getTally(db: Db, { committee, games, sport, athlete, on }: Counted): Promise<Tally> {
  const conditions = [
    sql`committee = ${committee}`,
    sql`(starts.day <= ${on} or starts.day is null and event_id not in (
      select events.id from games join events on games_id = games.id where coalesce(closes, year || '-12-31') > ${on}
    ))`,
    ...(games === undefined ? [] : [sql`event_id in (select id from events where games_id = ${games})`]),
    ...(sport === undefined ? [] : [sql`event_id in (select id from events where sport = ${sport})`]),
    ...(athlete === undefined ? [] : [sql`id in (select start_id from start_athletes where athlete_id = ${athlete})`]),
  ];
  const counted = sql.join(conditions, sql` and `);
  // The decision in force is chosen as in `medalOn`; with a cross join SQLite reads only the starts that have one.
  const { rows } = await sql<{ medal: number | null; starts: number }>`
    with in_force as (
      select start_id, medal, row_number() over (partition by start_id order by day desc, id desc) as number
      from start_decisions where pending = 0 and day <= ${on}
    ), decided as (
      select start_id, medal from in_force where number = 1
    )
    select medal, count(*) as starts from starts
    where medal is not null and id not in (select start_id from decided) and ${counted} group by medal
    union all
    select decided.medal, count(*) as starts from decided cross join starts
    where starts.id = start_id and ${counted} group by decided.medal`.execute(db);
  const [gold = 0, silver = 0, bronze = 0] = [1, 2, 3].map((place) =>
    rows.filter(({ medal }) => medal === place).reduce((sum, { starts }) => sum + Number(starts), 0),
  );
  return { gold, silver, bronze, total: gold + silver + bronze };
}

/** Ids and names of the athletes of the event's starts, by start; without one start. */
export function listEntered(db: Db, eventId: number, withoutStart = 0) {
  return db
    .selectFrom('starts')
    .innerJoin('start_athletes', 'start_athletes.start_id', 'starts.id')
    .innerJoin('athletes', 'athletes.id', 'start_athletes.athlete_id')
    .select(['starts.id', 'athlete_id', 'athletes.name'])
    .where('event_id', '=', eventId)
    .where('starts.id', '!=', withoutStart)
    .execute();
}

/** The event with the days of its Games; undefined without it. */
export function getEventOfStart(db: Db, eventId: number) {
  return db
    .selectFrom('events')
    .innerJoin('games', 'games.id', 'events.games_id')
    .select(['events.id', 'events.title', 'is_team', 'opens', 'closes', 'season', 'year'])
    .where('events.id', '=', eventId)
    .executeTakeFirst();
}

/** Whether the athlete has started at Games, for any committee. */
export async function hasStarted(db: Db, athleteId: number): Promise<boolean> {
  const row = await db
    .selectFrom('start_athletes')
    .innerJoin('starts', 'starts.id', 'start_athletes.start_id')
    .select('starts.id')
    .where('athlete_id', '=', athleteId)
    .where('took_part', '=', 1)
    .where('status', '!=', 'did-not-start')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Decisions as they are kept with a deleted start, and written again when it comes back. */
export async function takeDecisions(db: Db, startIds: readonly number[]) {
  const rows = await db.selectFrom('start_decisions').selectAll().where('start_id', 'in', startIds).execute();
  return Map.groupBy(rows, ({ start_id }) => start_id);
}

/** Returns its id. A decision that comes back with its start keeps its id. */
export async function addDecision(db: Db, decision: Insertable<Schema['start_decisions']>): Promise<{ id: number }> {
  const { id } = await db.insertInto('start_decisions').values(decision).returning('id').executeTakeFirstOrThrow();
  return { id: Number(id) };
}

/** The events and athletes of all starts at some Games. */
export function listEnteredAt(db: Db, gamesId: number) {
  return db
    .selectFrom('events')
    .innerJoin('starts', 'starts.event_id', 'events.id')
    .innerJoin('start_athletes', 'start_athletes.start_id', 'starts.id')
    .select(['starts.event_id', 'start_athletes.athlete_id'])
    .where('games_id', '=', gamesId)
    .execute();
}

const NAMES_AT_ONCE = 500;

/** The athletes with one of the folded names. */
export async function listAthletesNamed(db: Db, folded: readonly string[]) {
  const found = [];
  for (const some of chunksOf(folded, NAMES_AT_ONCE)) {
    const athletes = db
      .selectFrom('athletes')
      .innerJoin('sports', 'sports.id', 'athletes.sportid')
      .select(['athletes.id', 'athletes.name', 'athletes.title_folded as folded', 'sports.naziv as sport'])
      .where('athletes.title_folded', 'in', some)
      .orderBy('athletes.id');
    found.push(...(await athletes.execute()));
  }
  return found;
}
