/** Records of the two languages that are translations of each other. Each pair has two rows, one from either side. */
import type { Flag, Language } from '@baklja/contract/fields';
import { KINDS, type Kind, type KindWith, kindsWith } from '@baklja/contract/kinds';
import {
  comesBackText,
  hasTranslationText,
  languageTakenText,
  missingText,
  sameLanguageText,
} from '@baklja/contract/records/record-words';
import type { Insertable } from 'kysely';
import { addToAuditLog } from '../db/audit-log.ts';
import { noteChange } from '../db/changes.ts';
import { type Database, lockForLimit } from '../db/database.ts';
import { lockDeletedRows, lockRows, setRelations } from '../db/record-rows.ts';
import type { Db } from '../db/schema.ts';
import type { PostTranslationTable } from '../db/tables/content.ts';
import { ConflictError, InvalidInputError, NotFoundError } from '../errors.ts';
import type { Stamp } from '../stamp.ts';
import { noteTranslations } from './note-records.ts';
import { countTranslated } from './translation-counts.ts';

export type TranslatedKind = KindWith<'translation'>;

/**
 * The same record in the other language. `outdated` is 1 for the one of the two whose texts are older. `same_texts` is
 * absent in pairs that were deleted before it existed.
 */
export type Translation = { translation_id: number; outdated: Flag; translation_outdated: Flag; same_texts?: string };

/** Whether records of the kind have translations. */
export function isTranslatedKind(kind: Kind): kind is TranslatedKind {
  return kindsWith('translation').some((translated) => translated === kind);
}

/** The translation of a record; undefined when it has none. */
export async function getTranslation(db: Db, kind: TranslatedKind, id: number): Promise<Translation | undefined> {
  return (await listTranslations(db, kind, [id])).get(id);
}

/** The translations of the records, by the ids of the records; records without one are absent. */
async function listTranslations(
  db: Db,
  kind: TranslatedKind,
  ids: readonly number[],
): Promise<Map<number, Translation>> {
  const { pairs, key } = named(kind);
  const rows = await db
    .selectFrom(`${pairs} as own`)
    .innerJoin(`${pairs} as other`, `other.${key}`, 'own.translation_id')
    .select([`own.${key} as id`, 'own.translation_id', 'own.outdated', 'other.outdated as translation_outdated'])
    .select('own.same_texts')
    .where(`own.${key}`, 'in', ids)
    .execute();
  return new Map(rows.map(({ id, ...translation }) => [id, translation]));
}

/** The same, in the transaction that deletes the records and with them their links. */
export async function takeTranslations(
  transaction: Db,
  kind: TranslatedKind,
  ids: readonly number[],
): Promise<Map<number, Translation>> {
  // Another write of the links could change them after they were read, or wait for the deletion while it waits for it.
  await lockForLimit(transaction, named(kind).pairs);
  return listTranslations(transaction, kind, ids);
}

/**
 * Makes two records translations of each other, neither of them outdated; null separates the record from its
 * translation. `sameTexts` replaces the texts that are the same on purpose; absent, they stay.
 * @throws as {@link linkTranslation}.
 */
export async function setTranslation(
  database: Database,
  kind: TranslatedKind,
  { stamp, sameTexts, ...link }: { id: number; translationId: number | null; sameTexts?: string; stamp: Stamp },
): Promise<void> {
  await database.write(async (transaction) => {
    const { id, translationId } = link;
    const rows = await lockRows(transaction, KINDS[kind].plural, translationId === null ? [id] : [id, translationId]);
    const former = await getTranslation(transaction, kind, id);
    const isChanged = await linkTranslation(transaction, kind, link);
    if (sameTexts !== undefined && translationId !== null) {
      const { pairs, key } = named(kind);
      const counts = await countTranslated(transaction, kind, { ids: [id, translationId], sameTexts });
      const pair = transaction.updateTable(pairs).set({ same_texts: sameTexts, ...counts });
      await pair.where(key, 'in', [id, translationId]).execute();
    }
    if (!isChanged && sameTexts === undefined) return;
    if (!isChanged) return noteChange(transaction, { kinds: [kind], at: stamp.at });
    const title = String(rows.find((row) => row.id === id)?.[KINDS[kind].title]);
    const details = { translation_id: translationId };
    await addToAuditLog(transaction, stamp, [{ action: 'link-translation', kind, recordId: id, title, details }]);
    await noteTranslations(transaction, kind, [id, translationId ?? former?.translation_id ?? id], stamp.at);
  });
}

/**
 * The write of {@link setTranslation}, inside a transaction. Returns whether anything changed.
 * @throws NotFoundError for the record, InvalidInputError when the other does not exist or has the same language,
 * ConflictError `has-translation` when one of them has another translation.
 */
export async function linkTranslation(
  transaction: Db,
  kind: TranslatedKind,
  { id, translationId }: { id: number; translationId: number | null },
): Promise<boolean> {
  // Two users may link the same record to different ones at the same moment.
  await lockForLimit(transaction, named(kind).pairs);
  const language = await languageOf(transaction, kind, id);
  if (!language) throw new NotFoundError(missingText(kind));
  const present = await getTranslation(transaction, kind, id);
  if (translationId === null) return present ? separate(transaction, kind, [id, present.translation_id]) : false;
  if (present?.translation_id === translationId) return false;
  const otherLanguage = await languageOf(transaction, kind, translationId);
  if (!otherLanguage) throw invalidTranslation(missingText(kind));
  if (otherLanguage === language) throw invalidTranslation(sameLanguageText());
  if (present || (await getTranslation(transaction, kind, translationId))) {
    throw new ConflictError(hasTranslationText(kind), 'has-translation');
  }
  await insertPair(transaction, kind, id, { translation_id: translationId, outdated: 0, translation_outdated: 0 });
  return true;
}

/**
 * Call it when the texts of a record changed: an outdated record is then up to date; otherwise its translation becomes
 * outdated. Does nothing for a record without a translation.
 */
export async function markTranslationOutdated(transaction: Db, kind: TranslatedKind, id: number): Promise<void> {
  const { pairs, key } = named(kind);
  // Both records may be saved at the same moment; the second save counts as the answer to the first.
  await lockForLimit(transaction, pairs);
  const translation = await getTranslation(transaction, kind, id);
  if (!translation) return;
  const { translation_id: otherId, same_texts: sameTexts = '[]' } = translation;
  const counts = await countTranslated(transaction, kind, { ids: [id, otherId], sameTexts });
  const write = (own: number, outdated: Flag) =>
    transaction
      .updateTable(pairs)
      .set({ outdated, ...counts })
      .where(key, '=', own)
      .execute();
  // Each row once: PostgreSQL checks the keys of a row again that is changed a second time, and so waits for its record.
  await write(id, 0);
  await write(otherId, translation.outdated === 1 ? translation.translation_outdated : 1);
}

/** @throws InvalidInputError when a translated record would get the language of its translation. */
export function requireOwnLanguage(kind: TranslatedKind, { before, values }: { before: object; values: object }): void {
  if (!('language' in values) || values.language === undefined) return;
  if ('language' in before && before.language === values.language) return;
  const message = languageTakenText(kind);
  throw new InvalidInputError(message, [{ field: 'language', message }]);
}

/** Locks the records that deleted ones were linked to. */
export async function lockTranslations(
  transaction: Db,
  kind: TranslatedKind,
  translations: readonly (Translation | undefined)[],
): Promise<void> {
  await lockRows(
    transaction,
    KINDS[kind].plural,
    translations.flatMap((one) => one?.translation_id ?? []),
  );
}

/**
 * Links a restored record to its translation again, if that exists and is still free. One that is in the bin will link
 * them when it is restored. Returns a sentence when the record has no translation now.
 */
export async function relinkTranslation(
  transaction: Db,
  kind: TranslatedKind,
  row: { id: number } & Record<string, unknown>,
  translation: Translation | undefined,
): Promise<string[]> {
  if (!translation) return [];
  const { translation_id: otherId } = translation;
  await lockForLimit(transaction, named(kind).pairs);
  const present = await getTranslation(transaction, kind, row.id);
  if (present?.translation_id === otherId) return [];
  const alone = `${comesBackText(kind, String(row[KINDS[kind].title]))} bez prijevoda`;
  const otherLanguage = await languageOf(transaction, kind, otherId);
  if (!otherLanguage) {
    const isWaiting = await handOverLink(transaction, kind, { id: row.id, translation });
    return [isWaiting ? `${alone}: on je u košu, a povezat će se kad se vrati.` : `${alone}, kojega više nema.`];
  }
  if (otherLanguage === row['language']) return [`${alone}, koji je sada na istom jeziku.`];
  if (await getTranslation(transaction, kind, otherId)) return [`${alone}, koji je sada povezan s drugim.`];
  await insertPair(transaction, kind, row.id, translation);
  return [];
}

/** Lets a deleted record link itself to the restored one when it comes back. Returns whether it will do so. */
async function handOverLink(
  transaction: Db,
  kind: TranslatedKind,
  { id, translation }: { id: number; translation: Translation },
): Promise<boolean> {
  const table = KINDS[kind].plural;
  const [other] = await lockDeletedRows(transaction, table, [translation.translation_id]);
  const own = other?.relations['translation'] as Translation | undefined;
  if (!other || (own && own.translation_id !== id)) return false;
  const { outdated, translation_outdated } = translation;
  const mirrored: Translation = {
    ...translation,
    translation_id: id,
    outdated: translation_outdated,
    translation_outdated: outdated,
  };
  await setRelations(transaction, other.binId, { translation: mirrored, ...other.relations });
  return true;
}

async function insertPair(transaction: Db, kind: TranslatedKind, id: number, pair: Translation): Promise<void> {
  const { pairs, key } = named(kind);
  const { same_texts = '[]' } = pair;
  const counts = await countTranslated(transaction, kind, { ids: [id, pair.translation_id], sameTexts: same_texts });
  const rows = [
    { [key]: id, translation_id: pair.translation_id, outdated: pair.outdated, same_texts, ...counts },
    { [key]: pair.translation_id, translation_id: id, outdated: pair.translation_outdated, same_texts, ...counts },
  ] as Insertable<PostTranslationTable>[];
  await transaction.insertInto(pairs).values(rows).execute();
}

async function separate(transaction: Db, kind: TranslatedKind, ids: readonly number[]): Promise<true> {
  const { pairs, key } = named(kind);
  await transaction.deleteFrom(pairs).where(key, 'in', ids).execute();
  return true;
}

async function languageOf(transaction: Db, kind: TranslatedKind, id: number): Promise<Language | undefined> {
  const row = await transaction
    .selectFrom(KINDS[kind].plural as 'posts')
    .select('language')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.language;
}

/**
 * The tables of all kinds have the same columns except for the name of the record's id; the types follow one of them.
 */
function named(kind: TranslatedKind) {
  return { pairs: `${kind}_translations` as 'post_translations', key: `${kind}_id` as 'post_id' };
}

function invalidTranslation(message: string) {
  return new InvalidInputError(message, [{ field: 'translation_id', message }]);
}
