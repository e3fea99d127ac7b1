import { compareCroatian } from '@baklja/contract/title-order';
import type { Db } from '../../db/schema.ts';

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

/** All athletes by last name, then first name, in Croatian order; without personal numbers. */
export async function listAthletes(db: Db) {
  const rows = await db
    .selectFrom('athletes')
    .innerJoin('sports', 'sports.id', 'athletes.sportid')
    .select(COLUMNS)
    .execute();
  return rows.sort((a, b) => compareCroatian(a.Prezime, b.Prezime) || compareCroatian(a.Ime, b.Ime) || a.id - b.id);
}

/** One athlete, with the personal number only for users who may write athletes. Undefined without such an athlete. */
export function getAthlete(db: Db, { id, seesOib }: { id: number; seesOib: boolean }) {
  return db
    .selectFrom('athletes')
    .innerJoin('sports', 'sports.id', 'athletes.sportid')
    .select(COLUMNS)
    .$if(seesOib, (query) => query.select('athletes.oib'))
    .where('athletes.id', '=', id)
    .executeTakeFirst();
}
