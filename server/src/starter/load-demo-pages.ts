import { FILES_PATH } from '@baklja/contract/features/media/file-host';
import type { Flag } from '@baklja/contract/fields';
import { momentInZagreb } from '@baklja/contract/zagreb-time';
import type { Db } from '../db/schema.ts';
import { joinCaptions } from '../features/content/pages/page-parts.ts';
import { type PageValues, pages } from '../features/content/pages/page-record.ts';
import { starterPages } from './content/pages.ts';
import type { StarterPage } from './content/starter-page.ts';
import { markOutdated, translatedId } from './load-translations.ts';

/** Age of the first page at the first start, days; the others follow, one a day. */
const FIRST_DAYS_AGO = 40;

/** Inserts the pages of the demo content and returns their ids by their keys. */
export async function insertDemoPages(
  transaction: Db,
  { userId, now }: { userId: number | null; now: Date },
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const [place, page] of starterPages.entries()) {
    const at = momentInZagreb(now, place - FIRST_DAYS_AGO, '09:15');
    const translated = translatedId(ids, page);
    const values = withAddresses(toValues(page), ids);
    const creation = { values, stamp: { userId, at }, translationOf: translated.translation_of };
    const { id } = await pages.within.insert(transaction, creation);
    if (page.isOutdated) await markOutdated(transaction, 'page', translated.translation_of);
    ids.set(page.key, id);
  }
  return ids;
}

function toValues({
  title,
  language,
  description,
  picture,
  buttons,
  accordion,
  gallery,
  hidden,
}: StarterPage): PageValues {
  const isShown = (part: 'buttons' | 'accordion' | 'gallery', items: readonly object[] = []): Flag =>
    items.length > 0 && !hidden?.includes(part) ? 1 : 0;
  const pictures = (gallery ?? []).map(({ path, caption }) => ({ image: `${FILES_PATH}/${path}`, caption }));
  return {
    title,
    language,
    description,
    image: JSON.stringify(picture ? { url: `${FILES_PATH}/${picture.path}`, caption: picture.caption } : {}),
    buttons: JSON.stringify(buttons ?? []),
    accordion: JSON.stringify(accordion ?? []),
    ...joinCaptions(JSON.stringify(pictures)),
    show_buttons: isShown('buttons', buttons),
    show_accordion: isShown('accordion', accordion),
    show_gallery: isShown('gallery', gallery),
  };
}

/** The draft with ids in the addresses of pages. @throws Error when a page names one that does not come before it. */
function withAddresses(draft: PageValues, ids: ReadonlyMap<string, number>): PageValues {
  const text = JSON.stringify(draft).replace(/\/page\/\{([\w-]+)\}\//g, (_, key: string) => {
    const id = ids.get(key);
    if (id === undefined) throw new Error(`No starter page ${key} comes before “${draft.title}”.`);
    return `/page/${id}/`;
  });
  return JSON.parse(text) as PageValues;
}
