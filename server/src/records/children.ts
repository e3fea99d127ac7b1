import { KINDS } from '@baklja/contract/kinds';
import { countOf } from '@baklja/contract/plural';
import { type AnyRow, anyTable, lockRows } from '../db/record-rows.ts';
import type { Db } from '../db/schema.ts';
import { nameRecords } from './name-records.ts';
import type { Children } from './record-definition.ts';

/** The children of a kind, by the name that values give them. */
export type ChildrenByName = Readonly<Record<string, Children>>;

type Values = Record<string, unknown>;
type Ids = Record<string, readonly number[]>;

/** The rows with the ids of their children, in their order. */
export async function withChildren(db: Db, children: ChildrenByName, rows: readonly AnyRow[]): Promise<AnyRow[]> {
  let whole = [...rows];
  for (const [name, { table, owner, column }] of Object.entries(children)) {
    const pairs = await anyTable(db)
      .selectFrom(table)
      .select([`${owner} as owner`, `${column} as child`])
      .where(owner, 'in', [0, ...rows.map(({ id }) => id)])
      .orderBy('place_in_list')
      .execute();
    const byOwner = Map.groupBy(pairs, (pair) => Number(pair['owner']));
    whole = whole.map((row) => ({ ...row, [name]: (byOwner.get(row.id) ?? []).map(({ child }) => Number(child)) }));
  }
  return whole;
}

/** The values that are columns. */
export function columnsOf<Given extends Values>(children: ChildrenByName, values: Given): Given {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !(name in children))) as Given;
}

/** The ids of the children that values name, or the relations of a deleted record. */
export function childrenIn(children: ChildrenByName, values: Values): Ids {
  return Object.fromEntries(namedIn(children, values).map(({ name, ids }) => [name, ids]));
}

/** Writes those of the given children that the record does not have yet, and returns them. */
export async function writeChildren(
  transaction: Db,
  children: ChildrenByName,
  { id, before, values }: { id: number; before?: Values; values: Values },
): Promise<Ids> {
  const changed: Ids = {};
  for (const { name, ids, table, owner, column } of namedIn(children, values)) {
    if (before && ids.join() === String(before[name])) continue;
    changed[name] = ids;
    await anyTable(transaction).deleteFrom(table).where(owner, '=', id).execute();
    const rows = ids.map((child, place_in_list) => ({ [owner]: id, [column]: child, place_in_list }));
    if (rows.length > 0) await anyTable(transaction).insertInto(table).values(rows).execute();
  }
  return changed;
}

/** The children of a deleted record that still exist, and the others as „2 sportaša, kojih više nema”. */
export async function findRestorable(transaction: Db, children: ChildrenByName, deleted: Values) {
  const [found, lost]: [Ids, string[]] = [{}, []];
  for (const { name, ids, of, lost: words } of namedIn(children, deleted)) {
    const existing = new Set((await lockRows(transaction, KINDS[of].plural, ids)).map(({ id }) => id));
    const kept = ids.filter((id) => existing.has(id));
    found[name] = kept;
    if (kept.length < ids.length) lost.push(countOf(ids.length - kept.length, words));
  }
  return { found, lost };
}

/** The children that the values name, with their titles. */
export async function nameChildren(db: Db, children: ChildrenByName, values: Values) {
  const named: Record<string, { id: number; name: string }[]> = {};
  for (const { name, ids, of } of namedIn(children, values)) {
    const found = await nameRecords(db, of, ids);
    named[name] = ids.map((id) => ({ id, name: found.get(id)?.title ?? '' }));
  }
  return named;
}

function namedIn(children: ChildrenByName, values: Values) {
  return Object.entries(children)
    .filter(([name]) => values[name] !== undefined)
    .map(([name, child]) => ({ ...child, name, ids: values[name] as readonly number[] }));
}
