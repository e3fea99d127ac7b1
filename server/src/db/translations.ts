import { type Flag, LANGUAGES, type Language } from '@baklja/contract/fields';
import { ConflictError, InvalidInputError, NotFoundError } from '../errors.ts';
import { lockForLimit } from './database.ts';
import type { Db } from './schema.ts';

/** A kind of record that can have a translation, and what people are told of it. */
export type TranslatedKind = {
  texts: { missing: string; sameLanguage: string; hasTranslation: string; languageIsTaken: string };
} & (
  | { records: 'posts'; pairs: 'post_translations'; key: 'post_id' }
  | { records: 'pages'; pairs: 'page_translations'; key: 'page_id' }
);

/** The same record in the other language. `outdated` is 1 for whichever of the two is older in its texts. */
export type Translation = { translation_id: number; outdated: Flag; translation_outdated: Flag };

/** The other of the two languages. */
export function otherLanguageOf(language: Language): Language {
  return LANGUAGES.find((other) => other !== language) ?? language;
}

/** The translation of a record; undefined when it has none. */
export async function getTranslation(db: Db, kind: TranslatedKind, id: number): Promise<Translation | undefined> {
  const { pairs, key } = named(kind);
  return db
    .selectFrom(`${pairs} as own`)
    .innerJoin(`${pairs} as other`, `other.${key}`, 'own.translation_id')
    .select(['own.translation_id', 'own.outdated', 'other.outdated as translation_outdated'])
    .where(`own.${key}`, '=', id)
    .executeTakeFirst();
}

/** The translations of those of the records that have one, by the ids of the records. */
export async function listTranslations(
  db: Db,
  kind: TranslatedKind,
  ids: readonly number[],
): Promise<Map<number, Translation>> {
  const { pairs, key } = named(kind);
  const rows = await db
    .selectFrom(`${pairs} as own`)
    .innerJoin(`${pairs} as other`, `other.${key}`, 'own.translation_id')
    .select([`own.${key} as id`, 'own.translation_id', 'own.outdated', 'other.outdated as translation_outdated'])
    .where(`own.${key}`, 'in', ids)
    .execute();
  return new Map(rows.map(({ id, ...translation }) => [id, translation]));
}

/**
 * Makes two records translations of each other, neither older than the other; null parts the record from its translation.
 * Answers whether anything changed.
 * @throws NotFoundError for the record, InvalidInputError when the other is not there or has the same language,
 * ConflictError `has-translation` when one of them has another translation.
 */
export async function setTranslation(
  transaction: Db,
  kind: TranslatedKind,
  { id, translationId }: { id: number; translationId: number | null },
): Promise<boolean> {
  // Two people may tie the same record to different ones at the same moment.
  await lockForLimit(transaction, kind.pairs);
  const { texts } = kind;
  const language = await languageOf(transaction, kind, id);
  if (!language) throw new NotFoundError(texts.missing);
  const present = await getTranslation(transaction, kind, id);
  if (translationId === null) return present ? part(transaction, kind, [id, present.translation_id]) : false;
  if (present?.translation_id === translationId) return false;
  const otherLanguage = await languageOf(transaction, kind, translationId);
  if (!otherLanguage) throw refusal(texts.missing);
  if (otherLanguage === language) throw refusal(texts.sameLanguage);
  if (present || (await getTranslation(transaction, kind, translationId))) {
    throw new ConflictError(texts.hasTranslation, 'has-translation');
  }
  await insertPair(transaction, kind, id, { translation_id: translationId, outdated: 0, translation_outdated: 0 });
  return true;
}

/**
 * The texts of a record changed: it has caught up when it was the older one, else its translation is the older one now.
 */
export async function markTranslationOutdated(
  transaction: Db,
  kind: TranslatedKind,
  { id, translation }: { id: number; translation: Translation },
): Promise<void> {
  const { pairs, key } = named(kind);
  const isCatchingUp = translation.outdated === 1;
  await transaction
    .updateTable(pairs)
    .set({ outdated: isCatchingUp ? 0 : 1 })
    .where(key, '=', isCatchingUp ? id : translation.translation_id)
    .execute();
}

/** @throws InvalidInputError when a record that has a translation would get its language. */
export function requireOwnLanguage(
  kind: TranslatedKind,
  isLanguageChanged: boolean,
  translation: Translation | undefined,
) {
  if (!isLanguageChanged || !translation) return;
  const message = kind.texts.languageIsTaken;
  throw new InvalidInputError(message, [{ field: 'language', message }]);
}

/** Ties a record that was brought back to its translation again, as far as that is there and still free. */
export async function restoreTranslation(
  transaction: Db,
  kind: TranslatedKind,
  { id, language, translation }: { id: number; language: Language; translation: Translation | undefined },
): Promise<void> {
  if (!translation) return;
  await lockForLimit(transaction, kind.pairs);
  const otherLanguage = await languageOf(transaction, kind, translation.translation_id);
  if (!otherLanguage || otherLanguage === language) return;
  if (await getTranslation(transaction, kind, translation.translation_id)) return;
  await insertPair(transaction, kind, id, translation);
}

async function insertPair(transaction: Db, kind: TranslatedKind, id: number, pair: Translation): Promise<void> {
  const { pairs, key } = named(kind);
  const rows = [
    { [key]: id, translation_id: pair.translation_id, outdated: pair.outdated },
    { [key]: pair.translation_id, translation_id: id, outdated: pair.translation_outdated },
  ] as { post_id: number; translation_id: number; outdated: Flag }[];
  await transaction.insertInto(pairs).values(rows).execute();
}

async function part(transaction: Db, kind: TranslatedKind, ids: readonly number[]): Promise<true> {
  const { pairs, key } = named(kind);
  await transaction.deleteFrom(pairs).where(key, 'in', ids).execute();
  return true;
}

async function languageOf(transaction: Db, { records }: TranslatedKind, id: number): Promise<Language | undefined> {
  const row = await transaction
    .selectFrom(records as 'posts')
    .select('language')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.language;
}

/** Both kinds have the same columns but for the name of the record's id; the types of the builder follow one. */
function named({ pairs, key }: TranslatedKind) {
  return { pairs: pairs as 'post_translations', key: key as 'post_id' };
}

function refusal(message: string) {
  return new InvalidInputError(message, [{ field: 'translation_id', message }]);
}
