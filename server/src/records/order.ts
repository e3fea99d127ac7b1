import { tagsOfChange } from '@baklja/contract/cache-tags';
import { chunksOf } from '@baklja/contract/chunks';
import { KINDS, type Kind } from '@baklja/contract/kinds';
import { sql } from 'kysely';
import { toStoredTime } from '../clock.ts';
import { addToAuditLog } from '../db/audit-log.ts';
import { noteChange } from '../db/changes.ts';
import type { Db } from '../db/schema.ts';
import { ConflictError, InvalidInputError } from '../errors.ts';
import type { Stamp } from '../stamp.ts';

/** Rows that are in one order: those of the table with the value in the column, or all of them. */
export type OrderedRows = {
  table: 'documents' | 'document_folders' | 'subfolders' | 'menu_items' | 'menu_sections';
  column?: 'page_id' | 'lng' | 'doc_cat' | 'nav';
  value?: number | string;
};

/**
 * Records that are in order inside another record, which keeps the version of the order: `column` holds its id. The
 * caller serialises the writes of an order.
 */
export type Ordered =
  | { table: 'documents'; container: 'document_folders'; kind: 'documentFolder'; column: 'page_id' }
  | { table: 'menu_items'; container: 'menu_sections'; kind: 'menuSection'; column: 'nav' };

/** A new order. Records of the container that `ids` does not name follow in their former order. */
type NewOrder = { containerId: number; ids: readonly number[]; orderVersion?: number | undefined; stamp: Stamp };

/** Places that one statement writes. */
const PLACES_AT_ONCE = 1000;

/** The place after the last of the rows. */
export async function nextPlace(db: Db, ordered: OrderedRows): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    select coalesce(max("orderIndex"), 0) as last ${among(ordered)}
  `.execute(db);
  return Number(rows[0]?.last ?? 0) + 1;
}

export async function isPlaceTaken(db: Db, ordered: OrderedRows, place: number): Promise<boolean> {
  const { rows } = await sql`select id ${among(ordered)} and "orderIndex" = ${place} limit 1`.execute(db);
  return rows.length > 0;
}

/**
 * Writes an order. Returns its version. The records keep their own versions.
 * @throws ConflictError `stale-order` when the container has another order version; InvalidInputError `not-in-container`
 * when an id is not one of its records, or is named twice.
 */
export async function putInOrder(transaction: Db, ordered: Ordered, order: NewOrder): Promise<number> {
  const { table, container, column, kind } = ordered;
  const { containerId, ids, orderVersion, stamp } = order;
  const { orderVersion: present, title } = await requireCurrent(transaction, ordered, containerId, orderVersion);
  const moved = await putRowsInOrder(transaction, { table, column, value: containerId }, { ids, at: stamp.at });
  await transaction
    .updateTable(container)
    .set({ order_version: present + 1, ordered: toStoredTime(stamp.at), ordered_by: stamp.userId })
    .where('id', '=', containerId)
    .execute();
  await addToAuditLog(transaction, stamp, [
    { action: 'order', kind, recordId: containerId, title, details: { moved } },
  ]);
  return present + 1;
}

/**
 * Writes the places of rows; those that are not named follow. Returns how many rows have another place than before. The
 * caller serialises the writes of an order.
 * @param order `former` is the order that the user saw, of rows that may be gone.
 * @throws ConflictError `stale-order` when the rows are not in the former order any more; InvalidInputError
 * `not-in-container` when an id is not one of the rows, or is named twice.
 */
export async function putRowsInOrder(
  transaction: Db,
  ordered: OrderedRows,
  { ids, former, at }: { ids: readonly number[]; former?: readonly number[] | undefined; at: Date },
): Promise<number> {
  const { rows } = await sql<{ id: number; place: number }>`
    select id, "orderIndex" as place ${among(ordered)} order by "orderIndex", id
  `.execute(transaction);
  const places = new Map(rows.map(({ id, place }) => [Number(id), Number(place)]));
  if (new Set(ids).size < ids.length || ids.some((id) => !places.has(id))) throw notInContainer();
  const present = [...places.keys()];
  const seen = new Set(former?.filter((id) => places.has(id)));
  if (present.filter((id) => seen.has(id)).join() !== [...seen].join()) throw staleOrder('netko drugi');
  const named = new Set(ids);
  const all = [...ids, ...present.filter((id) => !named.has(id))];
  const moved = all.map((id, index) => ({ id, place: index + 1 })).filter(({ id, place }) => places.get(id) !== place);
  const table = sql.table(ordered.table);
  for (const some of chunksOf(moved, PLACES_AT_ONCE)) {
    const values = some.map(({ id, place }) => sql`(${sql.lit(id)}, ${sql.lit(place)})`);
    await sql`
      with places(id, place) as (values ${sql.join(values)})
      update ${table} set "orderIndex" = places.place from places where ${table}.id = places.id
    `.execute(transaction);
  }
  if (moved.length > 0) {
    const kind = kindOf(ordered.table);
    const parts = ordered.value === undefined ? [] : [ordered.value];
    noteChange(transaction, { kinds: [kind], tags: tagsOfChange(kind, { id: 0, parts, isNameChanged: false }), at });
  }
  return moved.length;
}

function kindOf(table: OrderedRows['table']): Kind {
  return (Object.keys(KINDS) as Kind[]).find((kind) => KINDS[kind].plural === table) as Kind;
}

function among({ table, column, value }: OrderedRows) {
  const condition = column === undefined ? sql`1 = 1` : sql`${sql.ref(column)} = ${value}`;
  return sql`from ${sql.table(table)} where ${condition}`;
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
  throw staleOrder(found.name ?? 'netko drugi');
}

function staleOrder(who: string): ConflictError {
  return new ConflictError(`Redoslijed je u međuvremenu promijenio ${who}. Vaš pomak nije spremljen.`, 'stale-order');
}

function notInContainer(): InvalidInputError {
  const message = 'Neke od tih stavki više nisu ovdje. Osvježite popis. Redoslijed nije promijenjen.';
  return new InvalidInputError(message, [{ field: 'order', message }], 'not-in-container');
}
