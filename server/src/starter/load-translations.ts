import type { Db } from '../db/schema.ts';
import { markTranslationOutdated, type TranslatedKind } from '../records/translations.ts';

/**
 * The id of the original of a starter record, by the ids of the records before it; empty when it translates nothing.
 */
export function translatedId(
  ids: ReadonlyMap<string, number>,
  { key, translationOf }: { key: string; translationOf?: string },
): { translation_of?: number } {
  if (translationOf === undefined) return {};
  const id = ids.get(translationOf);
  if (id === undefined) throw new Error(`Nothing called ${translationOf} comes before ${key}.`);
  return { translation_of: id };
}

/** Marks the translation of the record as outdated. */
export async function markOutdated(transaction: Db, kind: TranslatedKind, id: number | undefined): Promise<void> {
  if (id !== undefined) await markTranslationOutdated(transaction, kind, id);
}
