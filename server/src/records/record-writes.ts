import { hasAbility, KINDS, type KindWith, kindRow } from '@baklja/contract/kinds';
import { UNDO_DELETION_MS } from '@baklja/contract/limits';
import {
  comesBackText,
  missingText,
  notDeletedText,
  someMissingText,
  someNotDeletedText,
} from '@baklja/contract/records/record-words';
import {
  type AnyRow,
  type DeletedRow,
  deleteRows,
  insertRow,
  lockDeletedRows,
  lockRows,
  type RowKind,
  restoreRow,
  USUAL_STAMPS,
  updateRow,
} from '../db/record-rows.ts';
import type { Db } from '../db/schema.ts';
import { NotFoundError } from '../errors.ts';
import { deleteFileUses, replaceFileUses } from '../files/records/file-uses.store.ts';
import type { Stamp } from '../stamp.ts';
import {
  type ChildrenByName,
  childrenIn,
  columnsOf,
  findRestorable,
  nameChildren,
  withChildren,
  writeChildren,
} from './children.ts';
import { markContained, removeContained, restoreContained } from './contained.ts';
import { type CreateCall, type EarlierRecord, setCreated, takeKey } from './created-records.store.ts';
import { type AuditedKind, logWrite } from './log-write.ts';
import { noteRecord, noteRecords, noteTranslations, type WrittenRecord } from './note-records.ts';
import { deleteLinksTo } from './preview-links.ts';
import type {
  ChangedRows,
  Chosen,
  Creation,
  RecordDefinition,
  RecordStamp,
  Relations,
  Restored,
  RestoredRows,
  RowOf,
  StoredKind,
  TableOf,
  Update,
  ValuesOf,
  WritesWithin,
} from './record-definition.ts';
import { requireUnused } from './references.ts';
import { deleteRefusedAddresses, keepRefusedAddresses, requireAllowedAddresses } from './refused-addresses.ts';
import { freeSlug } from './slugs.ts';
import { StaleError } from './stale-error.ts';
import {
  getTranslation,
  isTranslatedKind,
  linkTranslation,
  lockTranslations,
  markTranslationOutdated,
  relinkTranslation,
  requireOwnLanguage,
  type Translation,
  takeTranslations,
} from './translations.ts';
import { requireFreeTitle, titleColumns } from './unique-title.ts';
import { keepRejected, keepVersion, type Rejected } from './versions/keep-version.ts';

/** The writes of a kind inside a transaction; {@link defineRecord} makes them from its definition. */
export function makeWrites<K extends StoredKind, C extends string>(
  kind: K,
  definition: RecordDefinition<K, C>,
): WritesWithin<K, C> {
  type Row = RowOf<K, C>;
  type Values = ValuesOf<K, C>;
  const { title } = kindRow(kind);
  const table = KINDS[kind].plural as TableOf<K>;
  const { stamps = USUAL_STAMPS, personal = [] } = definition;
  const children: ChildrenByName = definition.children ?? {};
  const rowKind: RowKind = { table, title, stamps };
  const translated = isTranslatedKind(kind) ? kind : undefined;
  const audited: AuditedKind = { kind, title, personal, stamps };
  const none = Object.fromEntries(Object.keys(children).map((name) => [name, []]));
  const left = [...personal, ...Object.keys(children)];
  const versioned = hasAbility(kind, 'history') ? { kind, stamps, left, asRead } : undefined;

  async function asRead(transaction: Db, row: AnyRow): Promise<Record<string, unknown>> {
    if (!definition.asRead) return {};
    const named = await nameChildren(transaction, children, row);
    return definition.asRead(row as Row, named as unknown as Parameters<typeof definition.asRead>[1]);
  }

  async function insert(transaction: Db, { also, ...creation }: Creation<K, C>): Promise<Row> {
    await definition.lockFirst?.(transaction);
    const row = await insertOnce(transaction, creation);
    await also?.(transaction, row);
    return row;
  }

  async function insertOnce(transaction: Db, { idempotencyKey: key, ...creation }: Creation<K, C>): Promise<Row> {
    const { userId, at } = creation.stamp;
    if (key === undefined || userId === null) return insertNew(transaction, creation);
    const call: CreateCall = { userId, key, table };
    const earlier = await takeKey(transaction, call, at);
    const row = earlier ? await repeat(transaction, earlier, creation) : await insertNew(transaction, creation);
    await setCreated(transaction, call, row);
    return row;
  }

  async function insertNew(transaction: Db, { values, stamp, translationOf }: Creation<K, C>): Promise<Row> {
    await definition.check?.(transaction, { before: undefined, values });
    requireAllowedAddresses(kind, values);
    if (translationOf !== undefined) await lockRows(transaction, table, [translationOf]);
    const complete: Values & Record<string, unknown> = { ...definition.defaults?.(stamp), ...values };
    const slug =
      definition.slug && (await freeSlug(transaction, { table, ...definition.slug, title: complete[title] }));
    const derived = await derive(transaction, undefined, complete);
    const columns = columnsOf(children, { ...complete, ...derived, ...slug });
    const row = await insertRow(transaction, rowKind, columns, stamp);
    const named = await writeChildren(transaction, children, { id: row.id, values });
    const after = { ...row, ...none, ...named } as Row;
    await keepFileUses(transaction, after, stamp, { isNew: true });
    await keepRefusedAddresses(transaction, kind, { after });
    if (translationOf !== undefined && translated) {
      await linkTranslation(transaction, translated, { id: row.id, translationId: translationOf });
      await noteTranslations(transaction, kind, [row.id, translationOf], stamp.at);
    }
    const action = await definition.afterWrite?.(transaction, { before: undefined, after, stamp });
    await logWrite(transaction, audited, { action: action ?? 'create', rows: [after], stamp });
    await note(transaction, { after }, stamp);
    return after;
  }

  /** The answer to an earlier call was lost: its record gets the values, which may have changed since. */
  async function repeat(transaction: Db, earlier: EarlierRecord, { values, stamp }: Creation<K, C>): Promise<Row> {
    const [before] = await requireRows(transaction, [earlier.id]);
    if (!before || before.version !== earlier.version) throw new StaleError();
    await definition.check?.(transaction, { before, values });
    return writeRow(transaction, before, values, stamp);
  }

  async function update(transaction: Db, { id, version, values: given, stamp, also }: Update<K, C>): Promise<number> {
    await definition.lockFirst?.(transaction);
    const [before] = await findRows(transaction, [id]);
    const values = typeof given === 'function' ? before && (await given(before, transaction)) : given;
    if (values) await definition.check?.(transaction, { before, values });
    if (!before || !values) throw new NotFoundError(missingText(kind));
    if (version !== undefined && before.version !== version) {
      throw new StaleError({ current: before, sent: { ...before, ...values }, base: version });
    }
    const after = await writeRow(transaction, before, values, stamp);
    await also?.(transaction, { before, after });
    return after.version;
  }

  async function updateMany(
    transaction: Db,
    { ids, values, stamp }: Chosen & { values: ValuesOf<K> },
  ): Promise<ChangedRows<K>> {
    await definition.lockFirst?.(transaction);
    const rows = await requireRows(transaction, ids);
    const columns = Object.keys(values) as (keyof ValuesOf<K>)[];
    const changed = rows.filter((row) => columns.some((column) => row[column] !== values[column]));
    for (const before of changed) {
      await definition.check?.(transaction, { before, values: values as Values });
      await writeRow(transaction, before, values as Values, stamp);
    }
    return { changed, unchanged: rows.filter((row) => !changed.includes(row)) };
  }

  async function remove(transaction: Db, { ids, stamp }: Chosen): Promise<Row[]> {
    await definition.lockFirst?.(transaction);
    const rows = await requireRows(transaction, ids);
    await requireUnused(transaction, kind, definition.referencedBy ?? [], rows);
    for (const before of rows) await note(transaction, { before }, stamp);
    const relations = await takeRelations(transaction, rows, stamp);
    const found = rows.map(({ id }) => id);
    const taken = await removeContained(transaction, definition.contains ?? [], { ids: found, stamp });
    for (const { id } of rows) await writeChildren(transaction, children, { id, values: none });
    await deleteRows(transaction, rowKind, { ids: found, relations, stamp });
    await markContained(transaction, table, taken);
    if (definition.texts) await deleteFileUses(transaction, kind as KindWith<'file-uses'>, found);
    await deleteRefusedAddresses(transaction, kind, rows);
    if (hasAbility(kind, 'preview')) await deleteLinksTo(transaction, kind, found);
    await logWrite(transaction, audited, { action: 'delete', rows, stamp });
    return rows;
  }

  async function restore(transaction: Db, { ids, isUndo = true, stamp }: Restored): Promise<RestoredRows<K>> {
    await definition.lockFirst?.(transaction);
    const chosen = [...new Set(ids)];
    const deleted = await lockDeletedRows(transaction, table, chosen);
    if (deleted.length < chosen.length) {
      throw new NotFoundError(chosen.length === 1 ? notDeletedText(kind) : someNotDeletedText(kind));
    }
    await definition.beforeRestore?.(transaction, deleted.map(rowIn));
    if (translated) await lockTranslations(transaction, translated, deleted.map(translationIn));
    const undone = deleted.filter((one) => isUndo && isJustDeleted(one, stamp));
    const { rows, newSlugs, notes }: Omit<RestoredRows<K>, 'isUndo'> = { rows: [], newSlugs: [], notes: [] };
    for (const one of deleted) {
      const restored = await restoreOne(transaction, one, { isUndo: undone.includes(one), stamp });
      const [before, after] = [rowIn(one), restored.after];
      rows.push({ before, after });
      const column = definition.slug?.column;
      if (column !== undefined && before[column] !== after[column]) {
        newSlugs.push({ title: titleOf(after), former: String(before[column]), slug: String(after[column]) });
      }
      notes.push(...restored.notes);
    }
    if (translated) {
      for (const one of deleted) {
        notes.push(...(await relinkTranslation(transaction, translated, one.row, translationIn(one))));
      }
    }
    await logWrite(transaction, audited, { action: 'restore', rows: rows.map(({ after }) => after), stamp });
    for (const { after } of rows) await note(transaction, { after }, stamp);
    return { rows, newSlugs, notes, isUndo: undone.length === deleted.length };
  }

  /** The rows of the ids, each once. @throws NotFoundError when one of them does not exist. */
  async function requireRows(transaction: Db, ids: readonly number[]): Promise<Row[]> {
    const wanted = new Set(ids);
    const found = await findRows(transaction, [...wanted]);
    if (found.length < wanted.size) {
      throw new NotFoundError(wanted.size === 1 ? missingText(kind) : someMissingText(kind));
    }
    return found;
  }

  async function findRows(transaction: Db, ids: readonly number[]): Promise<Row[]> {
    return (await withChildren(transaction, children, await lockRows(transaction, table, ids))) as Row[];
  }

  async function writeRow(transaction: Db, before: Row, given: Values, stamp: RecordStamp): Promise<Row> {
    requireAllowedAddresses(kind, given, before);
    const values = { ...given, ...(await derive(transaction, before, given)) };
    const translation = translated && (await getTranslation(transaction, translated, before.id));
    if (translated && translation) requireOwnLanguage(translated, { before, values });
    if (versioned) await keepVersion(transaction, versioned, before);
    const columns = columnsOf(children, values);
    const version = await updateRow(transaction, rowKind, { id: before.id, values: columns, stamp });
    const named = await writeChildren(transaction, children, { id: before.id, before, values });
    const after: Row = { ...before, ...columns, ...named, version };
    await keepRefusedAddresses(transaction, kind, { before, after });
    if (definition.texts?.columns.some((column) => before[column] !== after[column])) {
      await keepFileUses(transaction, after, stamp, { isNew: false });
      if (translated && translation) await markTranslationOutdated(transaction, translated, before.id);
    }
    const action = await definition.afterWrite?.(transaction, { before, after, stamp });
    await logWrite(transaction, audited, { action: action ?? 'update', rows: [after], before, stamp });
    await note(transaction, { before, after }, stamp);
    return after;
  }

  /** The columns that follow from the values. @throws ConflictError when another record has the title. */
  async function derive(transaction: Db, before: Row | undefined, values: Values): Promise<ValuesOf<K>> {
    const derived = await definition.derive?.(values, before, transaction);
    if (!definition.hasUniqueTitle) return { ...derived };
    await requireFreeTitle(transaction, kind, { id: before?.id, values });
    return { ...derived, ...titleColumns(kind, values) };
  }

  /** Removes and returns the data that is deleted and restored with each of the records. */
  async function takeRelations(
    transaction: Db,
    rows: readonly Row[],
    stamp: RecordStamp,
  ): Promise<Map<number, Relations>> {
    const own = await definition.beforeDelete?.(transaction, rows, stamp);
    const ids = rows.map(({ id }) => id);
    const translations = translated && (await takeTranslations(transaction, translated, ids));
    const relations = new Map<number, Relations>();
    for (const row of rows) {
      const translation = translations?.get(row.id);
      const kept = { ...childrenIn(children, row), ...own?.get(row.id), ...(translation && { translation }) };
      if (Object.keys(kept).length > 0) relations.set(row.id, kept);
    }
    return relations;
  }

  async function restoreOne(
    transaction: Db,
    one: DeletedRow,
    { isUndo, stamp }: { isUndo: boolean; stamp: RecordStamp },
  ): Promise<{ after: Row; notes: string[] }> {
    const { row, relations } = one;
    const slug =
      definition.slug &&
      (await freeSlug(transaction, { table, ...definition.slug, slug: row[definition.slug.column] }));
    const before = rowIn(one);
    const { values: changed, notes = [] } = (await definition.restoredValues?.(transaction, before, stamp)) ?? {};
    const chosen = { ...changed, ...(isUndo ? {} : definition.hidden) };
    const derived = await derive(transaction, before, { ...before, ...chosen });
    const values = { ...derived, ...chosen, ...slug };
    const { found, lost } = await findRestorable(transaction, children, before);
    const restored = await restoreRow(transaction, rowKind, { id: row.id, values, stamp });
    if (!restored) throw new NotFoundError(notDeletedText(kind));
    await writeChildren(transaction, children, { id: row.id, values: found });
    const after = { ...restored, ...found } as Row;
    await keepFileUses(transaction, after, stamp, { isNew: true });
    await keepRefusedAddresses(transaction, kind, { after });
    const within = { binId: one.binId, isUndo, stamp };
    const contained = await restoreContained(transaction, definition.contains ?? [], within);
    const comesBack = comesBackText(kind, titleOf(after));
    const without = lost.map((words) => `${comesBack} bez ${words}.`);
    const unrelated = (await definition.afterRestore?.(transaction, { row: after, relations, isUndo, stamp })) ?? [];
    return { after, notes: [...notes, ...without, ...unrelated, ...contained] };
  }

  async function keepFileUses(
    transaction: Db,
    row: RowOf<K>,
    { fileHostUrl }: RecordStamp,
    { isNew }: { isNew: boolean },
  ): Promise<void> {
    const paths = definition.texts?.filePathsIn(row, fileHostUrl);
    if (!paths) return;
    await replaceFileUses(transaction, { kind: kind as KindWith<'file-uses'>, recordId: row.id, paths, isNew });
  }

  /** What the public reads of a record includes the name of its translation. */
  async function note(transaction: Db, written: WrittenRecord, { at }: Stamp): Promise<void> {
    const isNameChanged = await noteRecord(transaction, kind, written, at);
    const id = (written.after ?? written.before)?.id;
    if (!isNameChanged || !translated || id === undefined) return;
    const translation = await getTranslation(transaction, translated, id);
    if (translation) await noteRecords(transaction, kind, [translation.translation_id], at);
  }

  function titleOf(row: Row): string {
    return String(row[title as keyof Row]);
  }

  /** The row as it was deleted, with its children. */
  function rowIn({ row, relations }: DeletedRow): Row {
    return { ...row, ...none, ...childrenIn(children, relations) } as unknown as Row;
  }

  async function keepStale(transaction: Db, rejected: Rejected, stamp: Stamp): Promise<void> {
    if (versioned) await keepRejected(transaction, versioned, rejected, stamp);
  }

  return { insert, update, updateMany, remove, restore, keepRejected: keepStale };
}

/** Only the user who deleted a record can undo that, and only at once. */
function isJustDeleted({ deleted, deletedBy }: DeletedRow, { userId, at }: Stamp): boolean {
  return deletedBy !== null && deletedBy === userId && at.getTime() - Date.parse(deleted) <= UNDO_DELETION_MS;
}

function translationIn({ relations }: DeletedRow): Translation | undefined {
  return relations['translation'] as Translation | undefined;
}
