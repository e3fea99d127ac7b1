import { REFUSED_ADDRESSES_PAGE_SIZE, type RefusedAddress } from '@baklja/contract/features/site/dashboard';
import { countRows } from '../../../db/count-rows.ts';
import type { Db } from '../../../db/schema.ts';
import { nameRecords } from '../../../records/name-records.ts';
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
      // A record may have been deleted between the two reads.
      if (record) addresses.push({ ...one, title: record.title, record_key: record.key });
    }
  }
  const numPages = Math.ceil(total / REFUSED_ADDRESSES_PAGE_SIZE);
  return { addresses, total, numPages, is_complete: await areAllAddressesChecked(db) };
}
