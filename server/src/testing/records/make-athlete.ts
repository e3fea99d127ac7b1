import type { Database } from '../../db/database.ts';
import { athletes } from '../../features/sport/athletes/athletes.ts';
import { medals } from '../../features/sport/medals/medals.ts';
import { sports } from '../../features/sport/sports.ts';
import type { ValuesOf } from '../../records/record-definition.ts';
import { TEST_NOW } from '../build-test-app.ts';

/** Creates a sport and returns its id. */
export async function makeSport(database: Database, naziv = 'Atletika'): Promise<number> {
  const known = await database.read.selectFrom('sports').select('id').where('naziv', '=', naziv).executeTakeFirst();
  if (known) return known.id;
  return (await sports.create(database, { values: { naziv }, stamp: { userId: null, at: TEST_NOW } })).id;
}

/** Creates a complete athlete and returns the id. */
export async function makeAthlete(database: Database, settings: ValuesOf<'athlete'> = {}): Promise<number> {
  const sportid = settings.sportid ?? (await makeSport(database));
  const values = { Ime: 'Sara', Prezime: 'Kolak', ...settings, sportid };
  return (await athletes.create(database, { values, stamp: { userId: null, at: MADE_AT } })).id;
}

/** Creates a complete medal of the athletes, in their order, or of a team, and returns its id. */
export async function makeMedal(
  database: Database,
  { athletes: winners = [], ...settings }: ValuesOf<'medal'> & { athletes?: readonly number[] } = {},
): Promise<number> {
  const own = { medalja: 1, sport: 'Atletika', natjecanje: 'OI Rio 2016', page_id: null, page_id_eng: null };
  const team = winners.length === 0 ? { tim: 1 as const, timVal: 'Hrvatska' } : {};
  const values = { ...own, ...team, ...settings, winners };
  return (await medals.create(database, { values, stamp: { userId: null, at: MADE_AT } })).id;
}

const MADE_AT = new Date('2026-01-01T00:00:00.000Z');
