import { KINDS } from '@baklja/contract/kinds';
import { sql } from 'kysely';
import { toStoredTime } from '../clock.ts';
import { addToAuditLog } from '../db/audit-log.ts';
import type { Db } from '../db/schema.ts';
import { ConflictError, InvalidInputError } from '../errors.ts';
import type { Stamp } from '../stamp.ts';

/**
 * Records that are in order inside another record: `column` holds the id of that record. The caller serialises the
 * writes of an order.
 */
export type Ordered =
  | { table: 'documents'; container: 'document_folders'; kind: 'documentFolder'; column: 'page_id' }
  | { table: 'menu_items'; container: 'menu_sections'; kind: 'menuSection'; column: 'nav' };

/** A new order. Records of the container that `ids` does not name follow in their former order. */
type NewOrder = { containerId: number; ids: readonly number[]; orderVersion?: number | undefined; stamp: Stamp };

/** Places that one statement writes. */
const PLACES_AT_ONCE = 1000;

/** The place after the last record of the container. */
export async function nextPlace(db: Db, { table, column }: Ordered, containerId: number): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    select coalesce(max("orderIndex"), 0) as last from ${sql.table(table)} where ${sql.ref(column)} = ${containerId}
  `.execute(db);
  return Number(rows[0]?.last ?? 0) + 1;
}

/**
 * Writes an order. Returns its version. The records keep their own versions.
 * @throws ConflictError `stale-order` when the container has another order version; InvalidInputError `not-in-container`
 * when an id is not one of its records, or is named twice.
 */
export async function putInOrder(transaction: Db, ordered: Ordered, order: NewOrder): Promise<number> {
  const { table, container, column } = ordered;
  const { containerId, ids, orderVersion, stamp } = order;
  const { orderVersion: present, title } = await requireCurrent(transaction, ordered, containerId, orderVersion);
  const former = await sql<{ id: number; place: number }>`
    select id, "orderIndex" as place from ${sql.table(table)}
    where ${sql.ref(column)} = ${containerId} order by "orderIndex", id
  `.execute(transaction);
  const places = new Map(former.rows.map(({ id, place }) => [Number(id), Number(place)]));
  if (new Set(ids).size < ids.length || ids.some((id) => !places.has(id))) throw notInContainer();
  const named = new Set(ids);
  const all = [...ids, ...[...places.keys()].filter((id) => !named.has(id))];
  const moved = all.map((id, index) => ({ id, place: index + 1 })).filter(({ id, place }) => places.get(id) !== place);
  for (let start = 0; start < moved.length; start += PLACES_AT_ONCE) {
    const values = moved
      .slice(start, start + PLACES_AT_ONCE)
      .map(({ id, place }) => sql`(${sql.lit(id)}, ${sql.lit(place)})`);
    await sql`
      with places(id, place) as (values ${sql.join(values)})
      update ${sql.table(table)} set "orderIndex" = places.place from places
      where ${sql.table(table)}.id = places.id
    `.execute(transaction);
  }
  await transaction
    .updateTable(container)
    .set({ order_version: present + 1, ordered: toStoredTime(stamp.at), ordered_by: stamp.userId })
    .where('id', '=', containerId)
    .execute();
  const details = { moved: moved.length };
  const { kind } = ordered;
  await addToAuditLog(transaction, stamp, [{ action: 'order', kind, recordId: containerId, title, details }]);
  return present + 1;
}

async function requireCurrent(
  transaction: Db,
  { container, kind }: Ordered,
  id: number,
  orderVersion: number | undefined,
): Promise<{ orderVersion: number; title: string }> {
  const found = await transaction
    .selectFrom(container)
    .leftJoin('users', 'users.id', `${container}.ordered_by`)
    .select([`${container}.order_version`, 'users.name'])
    .select(sql.ref<string>(`${container}.${KINDS[kind].title}`).as('title'))
    .where(`${container}.id`, '=', id)
    .executeTakeFirst();
  if (!found) throw notInContainer();
  const { order_version: present, title } = found;
  if (orderVersion === undefined || orderVersion === present) return { orderVersion: present, title };
  const who = found.name ?? 'netko drugi';
  throw new ConflictError(`Redoslijed je u međuvremenu promijenio ${who}. Vaš pomak nije spremljen.`, 'stale-order');
}

function notInContainer(): InvalidInputError {
  const message = 'Neke od tih stavki više nisu ovdje. Osvježite popis. Redoslijed nije promijenjen.';
  return new InvalidInputError(message, [{ field: 'order', message }], 'not-in-container');
}
