import { KINDS } from '@baklja/contract/kinds';
import type { NounForms } from '@baklja/contract/plural';
import { type AnyRow, anyTable, lockRows } from '../db/record-rows.ts';
import type { Db, Schema } from '../db/schema.ts';
import type { StoredKind } from './record-definition.ts';

/** Records of another kind that a record names, in an order. Each has a row with its place in a table of pairs. */
export type Children = {
  table: { [Table in keyof Schema]: 'place_in_list' extends keyof Schema[Table] ? Table : never }[keyof Schema];
  /** Column with the id of the record. */
  owner: string;
  /** Column with the id of the child. */
  column: string;
  /** The kind of the children. */
  of: StoredKind;
  /** What a restored record lacks when children are gone, as „sportaša, kojega više nema”. */
  lost: NounForms;
};

/** The children of a kind, by the name that values give them. */
export type ChildrenByName = Readonly<Record<string, Children>>;

type Values = Record<string, unknown>;

/** The rows with the ids of their children, in their order. */
export async function withChildren(db: Db, children: ChildrenByName, rows: readonly AnyRow[]): Promise<AnyRow[]> {
  let whole = [...rows];
  for (const [name, { table, owner, column }] of Object.entries(children)) {
    if (rows.length === 0) break;
    const ids = rows.map(({ id }) => id);
    const pairs = await anyTable(db)
      .selectFrom(table)
      .select([`${owner} as owner`, `${column} as child`])
      .where(owner, 'in', ids)
      .orderBy('place_in_list')
      .execute();
    const byOwner = Map.groupBy(pairs, (pair) => Number(pair['owner']));
    whole = whole.map((row) => ({ ...row, [name]: (byOwner.get(row.id) ?? []).map(({ child }) => Number(child)) }));
  }
  return whole;
}

/** The values without children: those that are columns. */
export function columnsOf<Given extends Values>(children: ChildrenByName, values: Given): Given {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !(name in children))) as Given;
}

/** The ids of the children that the values name. */
export function childrenIn(children: ChildrenByName, values: Values): Record<string, readonly number[]> {
  const names = Object.keys(children).filter((name) => values[name] !== undefined);
  return Object.fromEntries(names.map((name) => [name, values[name] as readonly number[]]));
}

/** Writes the given children that differ from those of the record, and returns them. */
export async function writeChildren(
  transaction: Db,
  children: ChildrenByName,
  { id, before, values }: { id: number; before: Values; values: Values },
): Promise<Record<string, readonly number[]>> {
  const changed = Object.entries(childrenIn(children, values)).filter(
    ([name, ids]) => ids.join() !== (childrenIn(children, before)[name] ?? []).join(),
  );
  for (const [name, ids] of changed) {
    const { table, owner, column } = children[name] as Children;
    await anyTable(transaction).deleteFrom(table).where(owner, '=', id).execute();
    if (ids.length === 0) continue;
    const rows = ids.map((child, place_in_list) => ({ [owner]: id, [column]: child, place_in_list }));
    await anyTable(transaction).insertInto(table).values(rows).execute();
  }
  return Object.fromEntries(changed);
}

export async function deleteChildren(transaction: Db, children: ChildrenByName, ids: readonly number[]): Promise<void> {
  for (const { table, owner } of Object.values(children)) {
    await anyTable(transaction).deleteFrom(table).where(owner, 'in', ids).execute();
  }
}

/** The children of a deleted record that still exist, and how many are lost with the words for them. */
export async function findRestorable(
  transaction: Db,
  children: ChildrenByName,
  deleted: Values,
): Promise<{ found: Values; lost: { count: number; words: NounForms }[] }> {
  const found: Values = {};
  const lost: { count: number; words: NounForms }[] = [];
  for (const [name, { of, lost: words }] of Object.entries(children)) {
    const ids = childrenIn(children, deleted)[name] ?? [];
    const existing = new Set((await lockRows(transaction, KINDS[of].plural, ids)).map(({ id }) => id));
    const kept = ids.filter((id) => existing.has(id));
    found[name] = kept;
    if (kept.length < ids.length) lost.push({ count: ids.length - kept.length, words });
  }
  return { found, lost };
}

/** The children that the values name, with their titles. */
export async function nameChildren(
  db: Db,
  children: ChildrenByName,
  values: Values,
): Promise<Record<string, { id: number; name: string }[]>> {
  const named: Record<string, { id: number; name: string }[]> = {};
  for (const [name, ids] of Object.entries(childrenIn(children, values))) {
    const { plural, title } = KINDS[(children[name] as Children).of];
    const rows = await anyTable(db)
      .selectFrom(plural)
      .select(['id', `${title} as name`])
      .where('id', 'in', [0, ...ids])
      .execute();
    const titles = new Map(rows.map((row) => [Number(row['id']), String(row['name'])]));
    named[name] = ids.map((id) => ({ id, name: titles.get(id) ?? '' }));
  }
  return named;
}
