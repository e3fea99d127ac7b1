import type { AddressedKind } from '@baklja/contract/address-rows';
import { REFUSED_ADDRESSES_PAGE_SIZE, type RefusedAddress } from '@baklja/contract/features/site/dashboard';
import { kindRow } from '@baklja/contract/kinds';
import { sql } from 'kysely';
import { countRows } from '../../../db/count-rows.ts';
import type { Db } from '../../../db/schema.ts';
import { areAllAddressesChecked } from '../../../records/refused-addresses.ts';

/** A page of the refused addresses, by kind and record; empty past the last page. */
export async function listRefusedAddresses(db: Db, page: number) {
  const found = await db
    .selectFrom('refused_addresses')
    .selectAll()
    .orderBy('kind')
    .orderBy('record_id')
    .orderBy('id')
    .limit(REFUSED_ADDRESSES_PAGE_SIZE)
    .offset((page - 1) * REFUSED_ADDRESSES_PAGE_SIZE)
    .execute();
  const total = await countRows(db.selectFrom('refused_addresses'));
  const addresses: RefusedAddress[] = [];
  for (const [kind, ofKind] of Map.groupBy(found, (one) => one.kind)) {
    const ids = ofKind.map(({ record_id }) => record_id);
    const records = await nameRecords(db, kind, ids);
    for (const one of ofKind) {
      const record = records.get(one.record_id);
      // A record that was deleted between the two reads.
      if (record) addresses.push({ ...one, ...record });
    }
  }
  const numPages = Math.ceil(total / REFUSED_ADDRESSES_PAGE_SIZE);
  return { addresses, total, numPages, is_complete: await areAllAddressesChecked(db) };
}

/** Titles of the records, and what the addresses of their editors contain, by id. */
async function nameRecords(db: Db, kind: AddressedKind, ids: readonly number[]) {
  const { plural, title, key } = kindRow(kind);
  const { rows } = await sql<{ id: number; title: string; key: string | number }>`
    select id, ${sql.ref(title)} as title, ${sql.ref(key)} as key from ${sql.table(plural)} where id in (${sql.join(ids)})
  `.execute(db);
  return new Map(rows.map((row) => [row.id, { title: row.title, record_key: String(row.key) }]));
}
