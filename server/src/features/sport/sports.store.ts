import type { EditedSport, Sport } from '@baklja/contract/features/sport/sports';
import { compareCroatian } from '@baklja/contract/title-order';
import { sql } from 'kysely';
import { isPostgres } from '../../db/database.ts';
import type { Db } from '../../db/schema.ts';
import { writesOf } from '../../records/define-record.ts';
import type { RecordStamp } from '../../records/record-definition.ts';

/** By name in Croatian order; with the number of uses of each for staff. */
export async function listSports(db: Db, { seesEverything }: { seesEverything: boolean }): Promise<Sport[]> {
  const rows = await (seesEverything ? selectSports(db) : db.selectFrom('sports').select(['id', 'naziv'])).execute();
  return rows.toSorted((a, b) => compareCroatian(a.naziv, b.naziv));
}

export function getSport(db: Db, id: number): Promise<EditedSport | undefined> {
  return selectSports(db).where('sports.id', '=', id).executeTakeFirst();
}

function selectSports(db: Db) {
  return db
    .selectFrom('sports')
    .leftJoin('users', 'users.id', 'sports.modified_by')
    .select(['sports.id', 'sports.naziv', 'sports.version', 'sports.created', 'sports.modified'])
    .select('users.name as modified_by_name')
    .select([
      sql<number>`(select count(*) from athletes where sportid = sports.id)`.as('athletes'),
      sql<number>`(select count(*) from medals where sport = sports.naziv)`.as('medals'),
      sql<number>`(select count(*) from categorisation_rows where "SptNazOK" = sports.naziv)`.as('categorised'),
    ]);
}

type Renamed = { from: string; to: string; stamp: RecordStamp };

export async function renameMedals(transaction: Db, { from, to, stamp }: Renamed): Promise<void> {
  const ids = await lockThoseOf(transaction, 'medals', from);
  await writesOf('medal').updateMany(transaction, { ids, values: { sport: to }, stamp });
}

export async function renameEvents(transaction: Db, { from, to, stamp }: Renamed): Promise<void> {
  const ids = await lockThoseOf(transaction, 'events', from);
  await writesOf('event').updateMany(transaction, { ids, values: { sport: to }, stamp });
}

async function lockThoseOf(transaction: Db, table: 'medals' | 'events', sport: string): Promise<number[]> {
  const rows = await transaction
    .selectFrom(table)
    .select('id')
    .where('sport', '=', sport)
    .orderBy('id')
    .$if(isPostgres(transaction), (query) => query.forUpdate())
    .execute();
  return rows.map(({ id }) => id);
}
