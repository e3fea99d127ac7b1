import type { Db } from '../../db/schema.ts';

/** All sports by name in Croatian order. */
export async function listSports(db: Db): Promise<{ id: number; naziv: string }[]> {
  const rows = await db.selectFrom('sports').select(['id', 'naziv']).execute();
  const byName = new Intl.Collator('hr');
  return rows.sort((a, b) => byName.compare(a.naziv, b.naziv));
}
