import { hasAbility, KINDS, type KindWith, kindRow } from '@baklja/contract/kinds';
import {
  missingText,
  notDeletedText,
  someMissingText,
  someNotDeletedText,
} from '@baklja/contract/records/record-words';
import { bumpListVersion } from '../db/list-version.ts';
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
import { markContained, removeContained, restoreContained } from './contained.ts';
import { type CreateCall, type EarlierRecord, setCreated, takeKey } from './created-records.store.ts';
import { type AuditedKind, logWrite } from './log-write.ts';
import { deleteLinksTo } from './preview-links.ts';
import type {
  ChangedRows,
  Chosen,
  Creation,
  RecordDefinition,
  RecordStamp,
  Relations,
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
  listTranslations,
  lockTranslations,
  markTranslationOutdated,
  relinkTranslation,
  requireOwnLanguage,
  type Translation,
} from './translations.ts';
import { requireFreeTitle, titleColumns } from './unique-title.ts';
import { keepRejected, keepVersion, type Rejected } from './versions/keep-version.ts';

/** The writes of a kind inside a transaction; {@link defineRecord} makes them from its definition. */
export function makeWrites<K extends StoredKind>(kind: K, definition: RecordDefinition<K>): WritesWithin<K> {
  const { title } = kindRow(kind);
  const table = KINDS[kind].plural as TableOf<K>;
  const { stamps = USUAL_STAMPS, secrets = [] } = definition;
  const rowKind: RowKind = { table, title, stamps, secrets };
  const translated = isTranslatedKind(kind) ? kind : undefined;
  const personal = [...secrets, ...(definition.personal ?? [])];
  const audited: AuditedKind = { kind, title, personal, stamps };
  const editorFields = async (transaction: Db, row: AnyRow) =>
    (await definition.editorFields?.(transaction, row as RowOf<K>)) ?? {};
  const versioned = hasAbility(kind, 'history') ? { kind, stamps, personal, editorFields } : undefined;

  async function insert(transaction: Db, { also, ...creation }: Creation<K>): Promise<RowOf<K>> {
    await definition.lockFirst?.(transaction);
    const row = await insertOnce(transaction, creation);
    await also?.(transaction, row);
    return row;
  }

  async function insertOnce(transaction: Db, { idempotencyKey: key, ...creation }: Creation<K>): Promise<RowOf<K>> {
    const { userId, at } = creation.stamp;
    if (key === undefined || userId === null) return insertNew(transaction, creation);
    const call: CreateCall = { userId, key, table };
    const earlier = await takeKey(transaction, call, at);
    const row = earlier ? await repeat(transaction, earlier, creation) : await insertNew(transaction, creation);
    await setCreated(transaction, call, row);
    return row;
  }

  async function insertNew(transaction: Db, { values, stamp, translationOf }: Creation<K>): Promise<RowOf<K>> {
    await definition.check?.(transaction, { before: undefined, values });
    requireAllowedAddresses(kind, values);
    if (translationOf !== undefined) await lockRows(transaction, table, [translationOf]);
    const complete: ValuesOf<K> & Record<string, unknown> = { ...definition.defaults?.(stamp), ...values };
    const slug =
      definition.slug && (await freeSlug(transaction, { table, ...definition.slug, title: complete[title] }));
    const derived = await derive(transaction, undefined, complete);
    const row = await insertRow(transaction, rowKind, { ...complete, ...derived, ...slug }, stamp);
    const after = row as RowOf<K>;
    await keepFileUses(transaction, after, stamp, { isNew: true });
    await keepRefusedAddresses(transaction, kind, { after });
    if (translationOf !== undefined && translated) {
      await linkTranslation(transaction, translated, { id: row.id, translationId: translationOf });
    }
    await definition.afterWrite?.(transaction, { before: undefined, after, stamp });
    const action = definition.auditAction?.({ before: undefined, after }) ?? 'create';
    await logWrite(transaction, audited, { action, rows: [after], stamp });
    await bumpLists(transaction);
    return after;
  }

  /** The answer to an earlier call was lost: its record gets the values, which may have changed since. */
  async function repeat(transaction: Db, earlier: EarlierRecord, { values, stamp }: Creation<K>): Promise<RowOf<K>> {
    const [before] = await requireRows(transaction, [earlier.id]);
    if (!before || before.version !== earlier.version) throw new StaleError();
    await definition.check?.(transaction, { before, values });
    const after = await writeRow(transaction, before, values, stamp);
    await bumpLists(transaction);
    return after;
  }

  async function update(transaction: Db, { id, version, stamp, also, ...update }: Update<K>): Promise<number> {
    const { values: given, otherFields = {} } = update;
    await definition.lockFirst?.(transaction);
    const [locked] = await lockRows(transaction, table, [id]);
    const before = locked as RowOf<K> | undefined;
    const values = typeof given !== 'function' ? given : before && (await given(before, transaction));
    if (values) await definition.check?.(transaction, { before, values });
    if (!before || !values) throw new NotFoundError(missingText(kind));
    if (version !== undefined && before.version !== version) {
      throw new StaleError({ current: before, sent: { ...before, ...values }, otherFields, base: version });
    }
    const after = await writeRow(transaction, before, values, stamp);
    await also?.(transaction, { before, after });
    await bumpLists(transaction);
    return after.version;
  }

  async function updateMany(transaction: Db, change: Chosen & { values: ValuesOf<K> }): Promise<ChangedRows<K>> {
    const rows = await updateAlong(transaction, change);
    if (rows.changed.length > 0) await bumpLists(transaction);
    return rows;
  }

  async function updateAlong(
    transaction: Db,
    { ids, values, stamp }: Chosen & { values: ValuesOf<K> },
  ): Promise<ChangedRows<K>> {
    await definition.lockFirst?.(transaction);
    await definition.check?.(transaction, { before: undefined, values });
    const rows = await requireRows(transaction, ids);
    const columns = Object.keys(values) as (keyof ValuesOf<K>)[];
    const changed = rows.filter((row) => columns.some((column) => row[column] !== values[column]));
    for (const row of changed) await writeRow(transaction, row, values, stamp);
    return { changed, unchanged: rows.filter((row) => !changed.includes(row)) };
  }

  async function remove(transaction: Db, { ids, stamp }: Chosen): Promise<RowOf<K>[]> {
    await definition.lockFirst?.(transaction);
    const rows = await requireRows(transaction, ids);
    await requireUnused(transaction, kind, definition.referencedBy ?? [], rows);
    const relations = await takeRelations(transaction, rows, stamp);
    const found = rows.map(({ id }) => id);
    const taken = await removeContained(transaction, definition.contains ?? [], { ids: found, stamp });
    await deleteRows(transaction, rowKind, { ids: found, relations, stamp });
    await markContained(transaction, table, taken);
    if (definition.filePathsIn) await deleteFileUses(transaction, kind as KindWith<'file-uses'>, found);
    await deleteRefusedAddresses(transaction, kind, rows);
    if (hasAbility(kind, 'preview')) await deleteLinksTo(transaction, kind, found);
    await logWrite(transaction, audited, { action: 'delete', rows, stamp });
    await bumpLists(transaction);
    return rows;
  }

  async function restore(transaction: Db, { ids, stamp }: Chosen): Promise<RestoredRows<K>> {
    await definition.lockFirst?.(transaction);
    const chosen = [...new Set(ids)];
    const deleted = await lockDeletedRows(transaction, table, chosen);
    if (deleted.length < chosen.length) {
      throw new NotFoundError(chosen.length === 1 ? notDeletedText(kind) : someNotDeletedText(kind));
    }
    await definition.beforeRestore?.(transaction, deleted.map(rowIn));
    if (translated) await lockTranslations(transaction, translated, deleted.map(translationIn));
    const { rows, notes }: RestoredRows<K> = { rows: [], notes: [] };
    for (const one of deleted) {
      const restored = await restoreOne(transaction, one, stamp);
      rows.push({ before: rowIn(one), after: restored.after });
      notes.push(...restored.notes);
    }
    if (translated) {
      for (const one of deleted) {
        notes.push(...(await relinkTranslation(transaction, translated, one.row, translationIn(one))));
      }
    }
    await logWrite(transaction, audited, { action: 'restore', rows: rows.map(({ after }) => after), stamp });
    await bumpLists(transaction);
    return { rows, notes };
  }

  /** The rows of the ids, each once. @throws NotFoundError when one of them does not exist. */
  async function requireRows(transaction: Db, ids: readonly number[]): Promise<RowOf<K>[]> {
    const wanted = new Set(ids);
    const found = await lockRows(transaction, table, [...wanted]);
    if (found.length < wanted.size) {
      throw new NotFoundError(wanted.size === 1 ? missingText(kind) : someMissingText(kind));
    }
    return found as RowOf<K>[];
  }

  async function writeRow(
    transaction: Db,
    before: RowOf<K>,
    given: ValuesOf<K>,
    stamp: RecordStamp,
  ): Promise<RowOf<K>> {
    requireAllowedAddresses(kind, given, before);
    const values = { ...given, ...(await derive(transaction, before, given)) };
    const translation = translated && (await getTranslation(transaction, translated, before.id));
    if (translated && translation) requireOwnLanguage(translated, { before, values });
    if (versioned) await keepVersion(transaction, versioned, before);
    const version = await updateRow(transaction, rowKind, { id: before.id, values, stamp });
    const after: RowOf<K> = { ...before, ...values, version };
    await keepRefusedAddresses(transaction, kind, { before, after });
    if (definition.texts?.some((column) => before[column] !== after[column])) {
      await keepFileUses(transaction, after, stamp, { isNew: false });
      if (translated && translation) await markTranslationOutdated(transaction, translated, before.id);
    }
    await definition.afterWrite?.(transaction, { before, after, stamp });
    const action = definition.auditAction?.({ before, after }) ?? 'update';
    await logWrite(transaction, audited, { action, rows: [after], before, stamp });
    return after;
  }

  /** The columns that follow from the values. @throws ConflictError when another record has the title. */
  async function derive(transaction: Db, before: RowOf<K> | undefined, values: ValuesOf<K>): Promise<ValuesOf<K>> {
    const derived = definition.derive?.(values, before);
    if (!definition.hasUniqueTitle) return { ...derived };
    await requireFreeTitle(transaction, kind, { id: before?.id, values });
    return { ...derived, ...titleColumns(kind, values) };
  }

  /** Removes and returns the data that is deleted and restored with each of the records. */
  async function takeRelations(
    transaction: Db,
    rows: readonly RowOf<K>[],
    stamp: RecordStamp,
  ): Promise<Map<number, Relations>> {
    const own = await definition.beforeDelete?.(transaction, rows, stamp);
    const ids = rows.map(({ id }) => id);
    const translations = translated && (await listTranslations(transaction, translated, ids));
    const relations = new Map<number, Relations>();
    for (const id of ids) {
      const translation = translations?.get(id);
      const kept = { ...own?.get(id), ...(translation && { translation }) };
      if (Object.keys(kept).length > 0) relations.set(id, kept);
    }
    return relations;
  }

  async function restoreOne(
    transaction: Db,
    one: DeletedRow,
    stamp: RecordStamp,
  ): Promise<{ after: RowOf<K>; notes: string[] }> {
    const { row, relations } = one;
    const slug =
      definition.slug &&
      (await freeSlug(transaction, { table, ...definition.slug, slug: row[definition.slug.column] }));
    const changed = await definition.restoredValues?.(transaction, rowIn(one), stamp);
    const derived = await derive(transaction, rowIn(one), { ...(row as ValuesOf<K>), ...changed });
    const values = { ...derived, ...changed, ...slug };
    const restored = await restoreRow(transaction, rowKind, { id: row.id, values, stamp });
    if (!restored) throw new NotFoundError(notDeletedText(kind));
    const after = restored as RowOf<K>;
    await keepFileUses(transaction, after, stamp, { isNew: true });
    await keepRefusedAddresses(transaction, kind, { after });
    const contained = await restoreContained(transaction, definition.contains ?? [], { binId: one.binId, stamp });
    const changes = definition.restoredNotes?.(rowIn(one), after) ?? [];
    const lost = (await definition.afterRestore?.(transaction, { row: after, relations, stamp })) ?? [];
    return { after, notes: [...changes, ...lost, ...contained] };
  }

  async function keepFileUses(
    transaction: Db,
    row: RowOf<K>,
    { fileHostUrl }: RecordStamp,
    { isNew }: { isNew: boolean },
  ): Promise<void> {
    const paths = definition.filePathsIn?.(row, fileHostUrl);
    if (!paths) return;
    await replaceFileUses(transaction, { kind: kind as KindWith<'file-uses'>, recordId: row.id, paths, isNew });
  }

  async function bumpLists(transaction: Db): Promise<void> {
    for (const shown of [kind, ...(definition.shownIn ?? [])].toSorted()) await bumpListVersion(transaction, shown);
  }

  function rowIn({ row }: DeletedRow): RowOf<K> {
    return row as RowOf<K>;
  }

  async function keepStale(transaction: Db, rejected: Rejected, stamp: Stamp): Promise<void> {
    if (versioned) await keepRejected(transaction, versioned, rejected, stamp);
  }

  return { insert, update, updateMany, updateAlong, remove, restore, keepRejected: keepStale };
}

function translationIn({ relations }: DeletedRow): Translation | undefined {
  return relations['translation'] as Translation | undefined;
}
