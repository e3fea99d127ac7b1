import { readJsonItem, readJsonItems } from '@baklja/contract/json-text';
import { KINDS, type KindWith } from '@baklja/contract/kinds';
import {
  translationProgress,
  type Unit,
  unitsOfPage,
  unitsOfPost,
} from '@baklja/contract/records/translation-progress';
import type { Db } from '../db/schema.ts';
import { makeHtmlWork } from '../html/html-work.ts';
import type { RowOf } from './record-definition.ts';

/** Columns of a pair that say how much of the translation is done. */
export type TranslationCounts = { translated: number; untranslated: number; units: number };

/** Compares the texts of two records that are translations of each other; the later one is the translation. */
export async function countTranslated(
  transaction: Db,
  kind: KindWith<'translation'>,
  { ids, sameTexts }: { ids: readonly [number, number]; sameTexts: string },
): Promise<TranslationCounts> {
  const table = KINDS[kind].plural as 'posts';
  const rows = await transaction.selectFrom(table).selectAll().where('id', 'in', ids).orderBy('id').execute();
  return JSON.parse(await countInTurns({ html: JSON.stringify({ kind, rows, sameTexts }) }));
}

/** Long texts are compared in a thread, so that no other call waits. */
const countInTurns = makeHtmlWork(new URL('./count-translated-worker.ts', import.meta.url), countTexts);

/** `html` is the JSON of two records; the answer is that of their {@link TranslationCounts}. */
export function countTexts({ html }: { html: string }): string {
  const { kind, rows, sameTexts }: { kind: KindWith<'translation'>; rows: object[]; sameTexts: string } =
    JSON.parse(html);
  const [original = [], translation = []] = rows.map((row) => unitsOf(kind, row));
  const { left, translated, all } = translationProgress(translation, original, JSON.parse(sameTexts) as string[]);
  return JSON.stringify({ translated, untranslated: left.length, units: all } satisfies TranslationCounts);
}

function unitsOf(kind: KindWith<'translation'>, row: object): Unit[] {
  if (kind === 'post') {
    const { images, gallery, ...post } = row as RowOf<'post'>;
    return unitsOfPost({ ...post, images: readJsonItem(images), gallery: readJsonItems(gallery) });
  }
  const { buttons, accordion, gallery, image, ...page } = row as RowOf<'page'>;
  const lists = {
    buttons: readJsonItems(buttons),
    accordion: readJsonItems(accordion),
    gallery: readJsonItems(gallery),
  };
  return unitsOfPage({ ...page, ...lists, image: readJsonItem(image) });
}
