import { OWN_COMMITTEE } from '@baklja/contract/features/sport/starts';
import { compareCroatian } from '@baklja/contract/title-order';
import { sql } from 'kysely';
import type { Db } from '../../../db/schema.ts';

const GAMES = ['id', 'name', 'year', 'season', 'city', 'city_en', 'country', 'country_en', 'opens', 'closes'] as const;

/** All Games, newest first, with what athletes of the own committee did there; and the sums over all Games. */
export async function listGames(db: Db) {
  const [rows, { total, ofGames }, medals] = await Promise.all([
    db.selectFrom('games').select(GAMES).execute(),
    countEntered(db),
    countMedals(db),
  ]);
  const games = rows.map((one) => ({
    ...one,
    ...(ofGames.get(one.id) ?? { athletes: 0, starts: 0 }),
    ...(medals.get(one.id) ?? { gold: 0, silver: 0, bronze: 0 }),
  }));
  return { games: games.sort((a, b) => b.year - a.year || compareCroatian(a.name, b.name)), ...total };
}

/** Athletes and starts of all Games, and of each: a crew of two is two starts. */
async function countEntered(db: Db) {
  const { rows } = await sql<{ games_id: number | null; athletes: number; starts: number }>`
    with entered as (
      select events.games_id, start_athletes.athlete_id, count(*) as starts
      from starts join events on events.id = starts.event_id
        join start_athletes on start_athletes.start_id = starts.id and start_athletes.took_part = 1
      where starts.committee = ${OWN_COMMITTEE} and starts.status <> 'did-not-start'
      group by events.games_id, start_athletes.athlete_id
    )
    select games_id, count(*) as athletes, sum(starts) as starts from entered group by games_id
    union all
    select null, count(distinct athlete_id), coalesce(sum(starts), 0) from entered`.execute(db);
  const counted = rows.map(({ games_id, athletes, starts }) => ({
    games_id,
    counts: { athletes: Number(athletes), starts: Number(starts) },
  }));
  const total = counted.find(({ games_id }) => games_id === null)?.counts ?? { athletes: 0, starts: 0 };
  return { total, ofGames: new Map(counted.map(({ games_id, counts }) => [games_id, counts])) };
}

async function countMedals(db: Db) {
  const counted = (place: number) => sql<number>`sum(case when current_medal = ${sql.lit(place)} then 1 else 0 end)`;
  const rows = await db
    .selectFrom('starts')
    .innerJoin('events', 'events.id', 'starts.event_id')
    .select('events.games_id')
    .select([counted(1).as('gold'), counted(2).as('silver'), counted(3).as('bronze')])
    .where('committee', '=', OWN_COMMITTEE)
    .where('current_medal', 'is not', null)
    .groupBy('events.games_id')
    .execute();
  return new Map(
    rows.map(({ games_id, gold, silver, bronze }) => [
      games_id,
      { gold: Number(gold), silver: Number(silver), bronze: Number(bronze) },
    ]),
  );
}

/** Undefined without them. */
export function getGames(db: Db, id: number) {
  return db
    .selectFrom('games')
    .leftJoin('users', 'users.id', 'games.modified_by')
    .select(['games.id', 'games.name', 'year', 'season', 'city', 'city_en', 'country', 'country_en', 'opens', 'closes'])
    .select(['games.version', 'games.created', 'games.modified', 'games.modified_by'])
    .select('users.name as modified_by_name')
    .where('games.id', '=', id)
    .executeTakeFirst();
}

const EVENT = ['events.id', 'games_id', 'sport', 'events.name', 'name_en', 'sex', 'is_team', 'events.version'] as const;

/** The events of some Games, by sport and name in Croatian order. */
export async function listEvents(db: Db, gamesId: number) {
  const events = await db.selectFrom('events').select(EVENT).where('games_id', '=', gamesId).execute();
  return events.sort(compareEvents);
}

/** Undefined without it. */
export function getEvent(db: Db, id: number) {
  return db
    .selectFrom('events')
    .leftJoin('users', 'users.id', 'events.modified_by')
    .select(EVENT)
    .select(['events.created', 'events.modified', 'events.modified_by', 'users.name as modified_by_name'])
    .where('events.id', '=', id)
    .executeTakeFirst();
}

type Named = { sport: string; name: string; name_en: string; sex: string };

export function compareEvents(a: Named, b: Named): number {
  const keyOf = ({ sport, name, name_en, sex }: Named) => `${sport} ${name || name_en} ${sex}`;
  return compareCroatian(a.sport, b.sport) || compareCroatian(keyOf(a), keyOf(b));
}
