import type { Database } from '../../db/database.ts';
import { events, games } from '../../features/sport/games/games.ts';
import { starts } from '../../features/sport/games/starts.ts';
import type { ValuesOf } from '../../records/record-definition.ts';
import { TEST_NOW } from '../build-test-app.ts';
import { makeAthlete } from './make-athlete.ts';

const stamp = { userId: null, at: TEST_NOW };

/** Creates the Games of Paris, or others, and returns their id; those of a name are made once. */
export async function makeGames(database: Database, settings: ValuesOf<'games'> = {}): Promise<number> {
  const days = settings.name === undefined ? { opens: '2024-07-26', closes: '2024-08-11' } : {};
  const values = { name: 'OI Pariz 2024', year: 2024, season: 'summer' as const, ...days, ...settings };
  const known = await database.read.selectFrom('games').select('id').where('name', '=', values.name).executeTakeFirst();
  return known?.id ?? (await games.create(database, { values, stamp })).id;
}

/** Creates an event and returns its id; those of a name at some Games are made once. */
export async function makeEvent(database: Database, settings: ValuesOf<'event'> = {}): Promise<number> {
  const games_id = settings.games_id ?? (await makeGames(database));
  const values = { sport: 'Atletika', name: 'Bacanje diska', sex: 'M' as const, ...settings, games_id };
  const known = await database.read
    .selectFrom('events')
    .select('id')
    .where('games_id', '=', games_id)
    .where('name', '=', values.name)
    .where('sex', '=', values.sex)
    .executeTakeFirst();
  return known?.id ?? (await events.create(database, { values, stamp })).id;
}

/** Creates a start of the athletes, in their order, and returns its id. */
export async function makeStart(
  database: Database,
  { athletes, ...settings }: ValuesOf<'start'> & { athletes?: readonly number[] } = {},
): Promise<number> {
  const event_id = settings.event_id ?? (await makeEvent(database));
  const ids = athletes ?? [await makeAthlete(database)];
  const crew = ids.map((id) => ({ id, role: '', took_part: 1 as const }));
  return (await starts.create(database, { values: { ...settings, event_id, athletes: crew }, stamp })).id;
}
