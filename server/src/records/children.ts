import { KINDS } from '@baklja/contract/kinds';
import { countOf } from '@baklja/contract/plural';
import { type AnyRow, anyTable, lockRows } from '../db/record-rows.ts';
import type { Db } from '../db/schema.ts';
import { nameRecords } from './name-records.ts';
import type { Children } from './record-definition.ts';

/** The children of a kind, by the name that values give them. */
export type ChildrenByName = Readonly<Record<string, Children>>;

type Values = Record<string, unknown>;
/** The id of a child, or an object with it and its details. */
type Child = number | (Values & { id: number });
type ChildrenOfRecord = Record<string, readonly Child[]>;

/** The rows with their children, in their order. */
export async function withChildren(db: Db, children: ChildrenByName, rows: readonly AnyRow[]): Promise<AnyRow[]> {
  let whole = [...rows];
  for (const [name, { table, owner, column, details }] of Object.entries(children)) {
    const pairs = await anyTable(db)
      .selectFrom(table)
      .select([`${owner} as owner`, `${column} as id`, ...(details ?? [])])
      .where(owner, 'in', [0, ...rows.map(({ id }) => id)])
      .orderBy('place_in_list')
      .execute();
    const toChild = ({ owner: _, id, ...more }: Values) => (details ? { id: Number(id), ...more } : Number(id));
    const byOwner = Map.groupBy(pairs, (pair) => Number(pair['owner']));
    whole = whole.map((row) => ({ ...row, [name]: (byOwner.get(row.id) ?? []).map(toChild) }));
  }
  return whole;
}

/** The values that are columns. */
export function columnsOf<Given extends Values>(children: ChildrenByName, values: Given): Given {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !(name in children))) as Given;
}

/** The children that values name, or the relations of a deleted record. */
export function childrenIn(children: ChildrenByName, values: Values): ChildrenOfRecord {
  return Object.fromEntries(namedIn(children, values).map(({ name, named }) => [name, named]));
}

/** Writes those of the given children that the record does not have yet, and returns them. */
export async function writeChildren(
  transaction: Db,
  children: ChildrenByName,
  { id, before, values }: { id: number; before?: Values; values: Values },
): Promise<ChildrenOfRecord> {
  const changed: ChildrenOfRecord = {};
  for (const { name, named, table, owner, column } of namedIn(children, values)) {
    if (before && isSame(named, before[name] as readonly Child[])) continue;
    changed[name] = named;
    await anyTable(transaction).deleteFrom(table).where(owner, '=', id).execute();
    const rows = named.map((child, place_in_list) => {
      const { id: childId, ...details } = typeof child === 'number' ? { id: child } : child;
      return { ...details, [owner]: id, [column]: childId, place_in_list };
    });
    if (rows.length > 0) await anyTable(transaction).insertInto(table).values(rows).execute();
  }
  return changed;
}

/** The children of a deleted record that still exist, and the others as „2 sportaša, kojih više nema”. */
export async function findRestorable(transaction: Db, children: ChildrenByName, deleted: Values) {
  const [found, lost]: [ChildrenOfRecord, string[]] = [{}, []];
  for (const { name, named: before, of, lost: words } of namedIn(children, deleted)) {
    const existing = new Set((await lockRows(transaction, KINDS[of].plural, before.map(idOf))).map(({ id }) => id));
    const kept = before.filter((child) => existing.has(idOf(child)));
    found[name] = kept;
    if (kept.length < before.length) lost.push(countOf(before.length - kept.length, words));
  }
  return { found, lost };
}

/** The children that the values name, with their titles. */
export async function nameChildren(db: Db, children: ChildrenByName, values: Values) {
  const withNames: Record<string, { id: number; name: string }[]> = {};
  for (const { name, named, of } of namedIn(children, values)) {
    const found = await nameRecords(db, of, named.map(idOf));
    withNames[name] = named.map((child) => ({
      ...(typeof child === 'number' ? { id: child } : child),
      name: found.get(idOf(child))?.title ?? '',
    }));
  }
  return withNames;
}

function namedIn(children: ChildrenByName, values: Values) {
  return Object.entries(children)
    .filter(([name]) => values[name] !== undefined)
    .map(([name, child]) => ({ ...child, name, named: values[name] as readonly Child[] }));
}

function idOf(child: Child): number {
  return typeof child === 'number' ? child : child.id;
}

function isSame(one: readonly Child[], other: readonly Child[]): boolean {
  const keys = (children: readonly Child[]) =>
    JSON.stringify(children.map((child) => (typeof child === 'number' ? child : Object.entries(child).sort())));
  return keys(one) === keys(other);
}
