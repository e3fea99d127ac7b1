import { tagsOfChange } from '@baklja/contract/cache-tags';
import { type Publishing, statusOf } from '@baklja/contract/features/content/post-status';
import { hasAbility, type Kind, kindRow } from '@baklja/contract/kinds';
import { toStoredTime } from '../clock.ts';
import { noteChange } from '../db/changes.ts';
import { getFact } from '../db/installation-facts.ts';
import { type AnyRow, anyTable } from '../db/record-rows.ts';
import type { Db } from '../db/schema.ts';

/** What the public sees of the records of a kind, where that does not follow from its row in `KINDS`. */
export type PublicShape = {
  /** Column by which the lists are divided: the language, or the record that they are in. */
  listedBy?: string;
  /** Whether the public sees a record; by default always, or while its publication lasts. */
  isPublic?: (row: AnyRow, transaction: Db) => boolean | Promise<boolean>;
  /** Notes what a write changes for the public, where records of other kinds show the record. It has its row still. */
  note?: (transaction: Db, row: AnyRow, at: Date) => Promise<void>;
  /** Kinds whose lists for staff show records of this kind, in addition to its own. */
  shownIn?: readonly Kind[];
};

/** Fact about the installation: until when the publications that began or ended are noted. */
export const PUBLICATIONS_NOTED = 'publications-noted';

/** Filled by `defineRecord`. */
export const PUBLIC_SHAPES = new Map<Kind, PublicShape>();

/** A record before and after a write; one of them is absent when it is made or deleted. */
export type WrittenRecord = { before?: AnyRow | undefined; after?: AnyRow | undefined };

/**
 * Notes what a write of a record changes: for staff always, for the public as far as it sees the record before or after.
 * Returns whether what other records show of it changed for the public.
 */
export async function noteRecord(
  transaction: Db,
  kind: Kind,
  { before, after }: WrittenRecord,
  at: Date,
): Promise<boolean> {
  const { shownIn = [], note } = PUBLIC_SHAPES.get(kind) ?? {};
  noteChange(transaction, { kinds: [kind, ...shownIn], at });
  const row = after ?? before;
  if (note && row) {
    await note(transaction, row, at);
    return false;
  }
  const publicOf = async (one?: AnyRow) => (one && (await isPublic(transaction, kind, one, at)) ? one : undefined);
  const [was, is] = [await publicOf(before), await publicOf(after)];
  const shown = [was, is].filter((one) => one !== undefined);
  if (!row || shown.length === 0) return false;
  const { title, key } = kindRow(kind);
  const isNameChanged = !was || !is || [title, key].some((column) => was[column] !== is[column]);
  noteChange(transaction, { tags: tagsOfChange(kind, { id: row.id, parts: partsOf(kind, shown), isNameChanged }), at });
  return isNameChanged;
}

/** Notes that the publication of a record began or ended. */
export function noteMoment(transaction: Db, kind: Kind, row: AnyRow, at: Date): void {
  const parts = partsOf(kind, [row]);
  noteChange(transaction, { tags: tagsOfChange(kind, { id: row.id, parts, isNameChanged: true }), at });
}

/** Notes that records changed for the public without a write of their rows. */
export async function noteRecords(transaction: Db, kind: Kind, ids: readonly number[], at: Date): Promise<void> {
  for (const row of await readRows(transaction, kind, ids)) {
    await noteRecord(transaction, kind, { before: row, after: row }, at);
  }
}

/** Notes that two records became translations of each other, or are no longer: each shows the other if it is public. */
export async function noteTranslations(transaction: Db, kind: Kind, ids: readonly number[], at: Date): Promise<void> {
  const rows = await readRows(transaction, kind, ids);
  const seen = await Promise.all(rows.map((row) => isPublic(transaction, kind, row, at)));
  if (seen.every(Boolean)) await noteRecords(transaction, kind, ids, at);
  else noteChange(transaction, { kinds: [kind], at });
}

async function readRows(db: Db, kind: Kind, ids: readonly number[]): Promise<AnyRow[]> {
  const rows = anyTable(db).selectFrom(kindRow(kind).plural).selectAll().where('id', 'in', ids);
  return (await rows.execute()) as AnyRow[];
}

function partsOf(kind: Kind, rows: readonly AnyRow[]): string[] {
  const column = PUBLIC_SHAPES.get(kind)?.listedBy;
  return column === undefined ? [] : rows.map((row) => String(row[column]));
}

async function isPublic(transaction: Db, kind: Kind, row: AnyRow, at: Date): Promise<boolean> {
  const shape = PUBLIC_SHAPES.get(kind)?.isPublic;
  if (shape) return shape(row, transaction);
  if (!hasAbility(kind, 'publishing')) return true;
  const status = statusOf(row as AnyRow & Publishing, toStoredTime(at));
  if (status !== 'ended') return status === 'published';
  // Until its end is noted, answers that show it may be kept.
  const noted = await getFact(transaction, PUBLICATIONS_NOTED);
  return noted !== undefined && statusOf(row as AnyRow & Publishing, noted) === 'published';
}
