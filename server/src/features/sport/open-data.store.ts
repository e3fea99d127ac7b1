import type { OpenDataSet } from '@baklja/contract/features/sport/open-data';
import type { Db } from '../../db/schema.ts';
import { listMedals } from './medals/medals.store.ts';

type Row = Record<string, string | number | null>;

/** The rows of each set, with the columns that the public reads elsewhere. */
export const OPEN_DATA: Record<OpenDataSet, (db: Db) => Promise<Row[]>> = {
  medals: async (db) => {
    const medals = await listMedals(db, { seesEverything: false });
    return medals.map(({ id, natjecanje, sport, disciplina, medalja, timVal, ime_prezime }) => ({
      ...{ id, natjecanje, sport, disciplina, medalja, tim: timVal },
      sportasi: (JSON.parse(ime_prezime) as { name: string }[]).map(({ name }) => name).join(', '),
    }));
  },
  /** A row for each person and start. */
  starts: (db) =>
    db
      .selectFrom('starts')
      .innerJoin('events', 'events.id', 'starts.event_id')
      .innerJoin('games', 'games.id', 'events.games_id')
      .innerJoin('start_athletes', 'start_athletes.start_id', 'starts.id')
      .innerJoin('athletes', 'athletes.id', 'start_athletes.athlete_id')
      .select(['starts.id', 'games.name as games', 'year', 'season', 'sport', 'events.name as event'])
      .select(['name_en as event_en', 'sex', 'is_team', 'athlete_id', 'athletes.name as athlete', 'took_part'])
      .select(['committee', 'place', 'current_medal as medal', 'day', 'status', 'source'])
      .orderBy('year')
      .orderBy('games.name')
      .orderBy('starts.id')
      .orderBy('place_in_list')
      .execute(),
  olympians: (db) =>
    db
      .selectFrom('athletes')
      .innerJoin('sports', 'sports.id', 'athletes.sportid')
      .select(['athletes.id', 'Ime', 'Prezime', 'sports.naziv as sport', 'aktivan'])
      .where('olimpijac', '=', 1)
      .orderBy('athletes.name_key')
      .orderBy('athletes.id')
      .execute(),
  categorisation: (db) =>
    db
      .selectFrom('categorisation_rows')
      .select(['AUTOID', 'Ime', 'PreZme', 'SptNazOK', 'EVSKat', 'KatRezult', 'Zupanija'])
      .orderBy('AUTOID')
      .execute(),
};

/** The sources of the starts, each once. */
export async function listSources(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('starts').select('source').distinct().orderBy('source').execute();
  return rows.map(({ source }) => source).filter((source) => source !== '');
}
