import type { Insertable } from 'kysely';
import type { Database } from '../db/database.ts';
import type { AthleteTable } from '../db/tables/athlete.ts';
import type { MedalTable } from '../db/tables/medal.ts';
import { sports } from '../features/sports/sport-record.ts';
import { TEST_NOW } from './build-test-app.ts';

/** Creates a sport and returns its id. */
export async function makeSport(database: Database, naziv = 'Atletika'): Promise<number> {
  const known = await database.read.selectFrom('sports').select('id').where('naziv', '=', naziv).executeTakeFirst();
  if (known) return known.id;
  return (await sports.create(database, { values: { naziv }, stamp: { userId: null, at: TEST_NOW } })).id;
}

/** Creates a complete athlete and returns the id. */
export async function makeAthlete(
  database: Database,
  settings: Partial<Insertable<AthleteTable>> = {},
): Promise<number> {
  const sportid = settings.sportid ?? (await makeSport(database));
  const athlete = { Ime: 'Sara', Prezime: 'Kolak', azurirano: '2026-01-01T00:00:00.000Z', ...settings, sportid };
  const { id } = await database.write((transaction) =>
    transaction.insertInto('athletes').values(athlete).returning('id').executeTakeFirstOrThrow(),
  );
  return id;
}

/** Creates a complete medal of the athletes, in their order, and returns its id. */
export async function makeMedal(
  database: Database,
  { athletes = [], ...settings }: Partial<Insertable<MedalTable>> & { athletes?: readonly number[] } = {},
): Promise<number> {
  const plain = { page_id: null, page_id_eng: null, tim: 0 as const, timVal: '' };
  const medal = { medalja: 1, sport: 'Atletika', natjecanje: 'OI Rio 2016', ...plain, ...settings };
  return database.write(async (transaction) => {
    const { id } = await transaction.insertInto('medals').values(medal).returning('id').executeTakeFirstOrThrow();
    for (const [place_in_list, athlete_id] of athletes.entries()) {
      await transaction.insertInto('medal_athletes').values({ medal_id: id, athlete_id, place_in_list }).execute();
    }
    return id;
  });
}
