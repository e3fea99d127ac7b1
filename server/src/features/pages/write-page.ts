import { firstFreeAlias, foldText, slugFromTitle } from '@baklja/contract/alias';
import type { Flag, Language } from '@baklja/contract/fields';
import { type Database, isUniqueViolation, lockForLimit } from '../../db/database.ts';
import { changeRecord, type RecordKind, requireChanged, type Stamp, stampNew } from '../../db/records.ts';
import type { Db } from '../../db/schema.ts';
import {
  getTranslation,
  markTranslationOutdated,
  requireOwnLanguage,
  setTranslation,
  type TranslatedKind,
} from '../../db/translations.ts';
import { NotFoundError } from '../../errors.ts';
import { replaceFileUses } from '../../files/records/file-uses.store.ts';
import { requireHarmlessLinks } from '../../html/require-harmless-links.ts';
import { filePathsOf, joinCaptions } from './page-parts.ts';
import { getPageForWrite, getPageTexts, isSlugTaken } from './pages.store.ts';

export const PAGE_RECORD = {
  table: 'pages',
  title: 'title',
  stamps: {
    created: 'created_time',
    createdBy: 'created_user_id',
    modified: 'modified_time',
    modifiedBy: 'modified_user_id',
  },
} as const satisfies RecordKind;

export const NO_PAGE = 'Ta stranica ne postoji.';

/** Pages as they are translated. */
export const TRANSLATED_PAGES: TranslatedKind = {
  records: 'pages',
  pairs: 'page_translations',
  key: 'page_id',
  texts: {
    missing: NO_PAGE,
    sameLanguage: 'Prijevod mora biti na drugom jeziku.',
    hasTranslation: 'Jedna od tih stranica već ima prijevod. Najprije ih razdvojite.',
    languageIsTaken: 'Stranica na tom jeziku već postoji kao prijevod. Najprije ih razdvojite.',
  },
};

/** Slug of a title without letters and digits. */
const NAMELESS_SLUG = 'stranica';

/** A title that ends in a number may reach for the slug that another title counts up to; the slower one tries again. */
export const SLUG_TRIES = 5;

/** Everything that a page may say beside its title and language; HTML is clean, the rest is JSON text. */
export type PageTexts = {
  description?: string;
  show_gallery?: Flag;
  show_buttons?: Flag;
  show_accordion?: Flag;
  image?: string;
  buttons?: string;
  accordion?: string;
  gallery?: string;
};

/** `translation_of` is the page whose translation a new one is. */
export type PageDraft = PageTexts & { title: string; language: Language; translation_of?: number };

/** `gallery_captions` stand over the captions in the gallery, the stored one when no other is sent. */
export type PageChanges = PageTexts & { title: string; language?: Language; gallery_captions?: string };

/** Who writes and when, and where browsers reach the files when another host serves them. */
export type PageStamp = Stamp & { fileHostUrl?: string | undefined };

const EMPTY = {
  description: '',
  show_gallery: 0,
  show_buttons: 0,
  show_accordion: 0,
  image: '{}',
  buttons: '[]',
  accordion: '[]',
  gallery: '[]',
} as const satisfies Required<PageTexts>;

/**
 * Makes a page.
 * @throws InvalidInputError for a link that is not harmless, or when the page to translate does not exist or has the same
 * language; ConflictError when that page has a translation.
 */
export async function createPage(
  database: Database,
  draft: PageDraft,
  stamp: PageStamp,
): Promise<{ id: number; slug: string }> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.write((transaction) => addPage(transaction, draft, stamp));
    } catch (error) {
      if (attempt === SLUG_TRIES || !isUniqueViolation(error)) throw error;
    }
  }
}

/** The writing of {@link createPage}, inside a transaction. */
export async function addPage(
  transaction: Db,
  { translation_of, ...draft }: PageDraft,
  stamp: PageStamp,
): Promise<{ id: number; slug: string }> {
  const page = { ...EMPTY, ...draft };
  requireHarmlessLinks(page.buttons);
  if (translation_of !== undefined) await getPageForWrite(transaction, translation_of);
  const wanted = slugFromTitle(draft.title) || NAMELESS_SLUG;
  await lockForLimit(transaction, `slug ${wanted}`);
  const slug = await firstFreeAlias(wanted, (candidate) => isSlugTaken(transaction, candidate));
  const galleryAndCaptions = joinCaptions(page.gallery);
  const texts = { ...page, ...galleryAndCaptions, title_folded: foldText(draft.title), slug };
  const row = stampNew(PAGE_RECORD, texts, { userId: stamp.userId, at: stamp.at });
  const { id } = await transaction.insertInto('pages').values(row).returning('id').executeTakeFirstOrThrow();
  const paths = filePathsOf(row, stamp.fileHostUrl);
  await replaceFileUses(transaction, { kind: 'page', recordId: id, paths, isNew: true });
  if (translation_of !== undefined) {
    await setTranslation(transaction, TRANSLATED_PAGES, { id, translationId: translation_of });
  }
  return { id, slug };
}

/**
 * Changes a page; what the changes do not name stays. Answers the new version.
 * @throws NotFoundError, ConflictError for a stale version, InvalidInputError for a link that is not harmless or more
 * captions than pictures.
 */
export async function updatePage(
  database: Database,
  { id, version, draft, stamp }: { id: number; version: number | undefined; draft: PageChanges; stamp: PageStamp },
): Promise<number> {
  const { gallery, gallery_captions, ...rest } = draft;
  if (draft.buttons !== undefined) requireHarmlessLinks(draft.buttons);
  const sent = gallery === undefined ? undefined : joinCaptions(gallery, gallery_captions);
  return database.write(async (transaction) => {
    const before = await getPageForWrite(transaction, id);
    if (!before) throw new NotFoundError(NO_PAGE);
    const translation = await getTranslation(transaction, TRANSLATED_PAGES, id);
    requireOwnLanguage(
      TRANSLATED_PAGES,
      draft.language !== undefined && draft.language !== before.language,
      translation,
    );
    const isStale = version !== undefined && version !== before.version;
    // The captions of a stale write may belong to a gallery that is no longer there.
    const onStored = !isStale && gallery_captions !== undefined && joinCaptions(before.gallery, gallery_captions);
    const values = { ...rest, ...(sent ?? onStored), title_folded: foldText(draft.title) };
    const hasNewTexts = translation && (await changesTexts(transaction, id, values));
    const change = await changeRecord(transaction, PAGE_RECORD, { id, version, values, stamp });
    const newVersion = requireChanged(change, NO_PAGE);
    if (NAMING_FILES.some((part) => draft[part] !== undefined)) await noteFiles(transaction, id, stamp);
    if (hasNewTexts) await markTranslationOutdated(transaction, TRANSLATED_PAGES, { id, translation });
    return newVersion;
  });
}

const NAMING_FILES = ['description', 'image', 'gallery', 'buttons', 'accordion'] as const;

/** Whether the page would say anything that the stored one does not. */
async function changesTexts(transaction: Db, id: number, values: PageTexts & { title: string }): Promise<boolean> {
  const stored = await getPageTexts(transaction, id);
  return (['title', ...NAMING_FILES] as const).some(
    (text) => values[text] !== undefined && values[text] !== stored[text],
  );
}

async function noteFiles(transaction: Db, id: number, { fileHostUrl }: PageStamp): Promise<void> {
  const paths = filePathsOf(await getPageTexts(transaction, id), fileHostUrl);
  await replaceFileUses(transaction, { kind: 'page', recordId: id, paths });
}
