import { foldText } from '@baklja/contract/alias';
import { chunksOf } from '@baklja/contract/chunks';
import { eventTitle } from '@baklja/contract/features/sport/games';
import { OWN_COMMITTEE, startTitle } from '@baklja/contract/features/sport/starts';
import { anyTable, USUAL_STAMPS, withStamps } from '../db/record-rows.ts';
import type { Db } from '../db/schema.ts';
import { games } from '../features/sport/games/games.ts';
import { linkMedals } from '../features/sport/games/medal-links.ts';
import { requireId, type StarterContent } from './read-content.ts';

/** Its licence asks for a longer sentence wherever the data is passed on: it is in the answers of open data. */
const SOURCE = 'olympicAthletes 0.3.0, CC BY 4.0';

const ROWS_AT_ONCE = 300;

/**
 * Inserts Games, events and starts; `athletes` holds the ids of the Olympians by those of the data file. Events and
 * starts are inserted many at once, because one at a time takes ten seconds on PostgreSQL.
 */
export async function insertStarts(
  transaction: Db,
  { games: starterGames, starts: starterEvents, olympians }: Pick<StarterContent, 'games' | 'starts' | 'olympians'>,
  { athletes, now }: { athletes: ReadonlyMap<number, number>; now: Date },
): Promise<void> {
  const stamp = { userId: null, at: now };
  const ids = new Map<string, number>();
  for (const values of starterGames) {
    ids.set(values.name, (await games.within.insert(transaction, { values, stamp })).id);
  }
  const events = starterEvents.map(({ games: at, starts: _, ...event }) => {
    const title = eventTitle({ ...event, event: event.name, event_en: event.name_en });
    return { ...event, games_id: requireId(ids, at), title, title_folded: foldText(title) };
  });
  const eventIds = await insertMany(
    transaction,
    'events',
    events.map((event) => withStamps(USUAL_STAMPS, event, stamp)),
  );

  const names = new Map(olympians.map(({ id, Ime, Prezime }) => [id, `${Ime} ${Prezime}`]));
  const entered = starterEvents.flatMap(({ starts }, place) => starts.map((start) => ({ ...start, place })));
  const starts = entered.map(({ athletes: crew, medal = null, committee = OWN_COMMITTEE, place }) => {
    const title = startTitle(
      crew.map((id) => names.get(id) ?? ''),
      events[place]?.title ?? '',
    );
    const result = { event_id: eventIds[place] ?? 0, committee, place: null, medal, current_medal: medal, day: null };
    return withStamps(
      USUAL_STAMPS,
      { ...result, status: 'started' as const, source: SOURCE, note: '', title, medal_id: null },
      stamp,
    );
  });
  const startIds = await insertMany(transaction, 'starts', starts);
  const crews = entered.flatMap(({ athletes: crew }, place) =>
    crew.map((id, place_in_list) => ({
      start_id: startIds[place] ?? 0,
      athlete_id: requireId(athletes, id),
      place_in_list,
      role: '',
      took_part: 1 as const,
    })),
  );
  for (const some of chunksOf(crews, ROWS_AT_ONCE)) {
    await transaction.insertInto('start_athletes').values(some).execute();
  }
  for (const one of starterGames) await linkMedals(transaction, one);
}

/** The ids of the new rows, in their order. */
async function insertMany(
  transaction: Db,
  table: 'events' | 'starts',
  rows: readonly Record<string, unknown>[],
): Promise<number[]> {
  const ids: number[] = [];
  for (const some of chunksOf(rows, ROWS_AT_ONCE)) {
    const inserted = await anyTable(transaction).insertInto(table).values(some).returning('id').execute();
    ids.push(...inserted.map(({ id }) => Number(id)));
  }
  return ids;
}
