import { firstFreeAlias, foldText, slugFromTitle } from '@baklja/contract/alias';
import type { Flag, Language } from '@baklja/contract/fields';
import { titleOrderKey } from '@baklja/contract/title-order';
import { toStoredTime } from '../../clock.ts';
import { type Database, isUniqueViolation, lockForLimit } from '../../db/database.ts';
import { bumpListVersion } from '../../db/list-version.ts';
import { changeRecord, type RecordKind, requireChanged, type Stamp, stampNew } from '../../db/records.ts';
import type { Db } from '../../db/schema.ts';
import {
  getTranslation,
  markTranslationOutdated,
  requireOwnLanguage,
  setTranslation,
  type TranslatedKind,
} from '../../db/translations.ts';
import { InvalidInputError, NotFoundError } from '../../errors.ts';
import { filePathsIn } from '../../files/records/file-paths-in.ts';
import { replaceFileUses } from '../../files/records/file-uses.store.ts';
import {
  getPostForWrite,
  getPostTexts,
  hasCategory,
  insertPost,
  isAliasTaken,
  type PostTexts,
  removePin,
} from './posts.store.ts';

export const POST_RECORD = {
  table: 'posts',
  title: 'title',
  stamps: { created: 'created', createdBy: 'created_by', modified: 'modified', modifiedBy: 'modified_by' },
} as const satisfies RecordKind;

export const NO_POST = 'Taj članak ne postoji.';

/** Posts as they are translated. */
export const TRANSLATED_POSTS: TranslatedKind = {
  records: 'posts',
  pairs: 'post_translations',
  key: 'post_id',
  texts: {
    missing: NO_POST,
    sameLanguage: 'Prijevod mora biti na drugom jeziku.',
    hasTranslation: 'Jedan od tih članaka već ima prijevod. Najprije ih razdvojite.',
    languageIsTaken: 'Članak na tom jeziku već postoji kao prijevod. Najprije ih razdvojite.',
  },
};

/** Slug of a title without letters and digits. */
const NAMELESS_SLUG = 'clanak';

/** A title that ends in a number may reach for the alias that another title counts up to; the slower one tries again. */
export const ALIAS_TRIES = 5;

/** What a write says of a post, HTML already clean. `publish_up` null means at once. */
export type PostDraft = {
  title: string;
  catid: number;
  language: Language;
  state?: Flag;
  featured?: Flag;
  izdvojeno?: Flag;
  created?: string;
  publish_up?: string | null;
  images?: string;
  gallery?: string;
  introtext?: string;
  fulltext?: string;
  /** Of a new post: the post whose translation it is. */
  translation_of?: number;
};

/** Who writes and when, and where browsers reach the files when another host serves them. */
export type PostStamp = Stamp & { fileHostUrl?: string | undefined };

/**
 * Makes a post.
 * @throws InvalidInputError when the category or the post to translate does not exist or has the same language,
 * ConflictError when that post has a translation.
 */
export async function createPost(
  database: Database,
  draft: PostDraft,
  stamp: PostStamp,
): Promise<{ id: number; alias: string }> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.write((transaction) => addPost(transaction, draft, stamp));
    } catch (error) {
      if (attempt === ALIAS_TRIES || !isUniqueViolation(error)) throw error;
    }
  }
}

/** The writing of {@link createPost}, inside a transaction. */
export async function addPost(
  transaction: Db,
  { translation_of, ...draft }: PostDraft,
  stamp: PostStamp,
): Promise<{ id: number; alias: string }> {
  await requireCategory(transaction, draft.catid);
  if (translation_of !== undefined) await getPostForWrite(transaction, translation_of);
  const slug = slugFromTitle(draft.title) || NAMELESS_SLUG;
  await lockForLimit(transaction, `alias ${slug}`);
  const alias = await firstFreeAlias(slug, (candidate) => isAliasTaken(transaction, candidate));
  const at = toStoredTime(stamp.at);
  const post = stampNew(
    POST_RECORD,
    {
      state: 0 as Flag,
      featured: 1 as Flag,
      izdvojeno: 0 as Flag,
      images: '{}',
      gallery: '[]',
      introtext: '',
      fulltext: '',
      ...draft,
      publish_up: draft.publish_up ?? at,
      created: draft.created ?? at,
      title_folded: foldText(draft.title),
      title_key: titleOrderKey(draft.title),
      alias,
    },
    stamp,
  );
  const id = await insertPost(transaction, post);
  await replaceFileUses(transaction, { kind: 'post', recordId: id, paths: pathsIn(post, stamp), isNew: true });
  if (translation_of !== undefined) {
    await setTranslation(transaction, TRANSLATED_POSTS, { id, translationId: translation_of });
  }
  await bumpListVersion(transaction, 'post');
  return { id, alias };
}

/**
 * Changes a post; what the draft does not name stays. A post that becomes a draft loses its pin.
 * @throws NotFoundError, ConflictError for a stale version, InvalidInputError when the category does not exist.
 */
export async function updatePost(
  database: Database,
  { id, version, draft, stamp }: { id: number; version: number | undefined; draft: PostDraft; stamp: PostStamp },
): Promise<number> {
  return database.write(async (transaction) => {
    await requireCategory(transaction, draft.catid);
    const before = await getPostForWrite(transaction, id);
    if (!before) throw new NotFoundError(NO_POST);
    const translation = await getTranslation(transaction, TRANSLATED_POSTS, id);
    requireOwnLanguage(TRANSLATED_POSTS, draft.language !== before.language, translation);
    const hasNewTexts = translation && (await changesTexts(transaction, id, draft));
    const { publish_up, ...rest } = draft;
    const values = {
      ...rest,
      ...(publish_up !== undefined && { publish_up: publish_up ?? toStoredTime(stamp.at) }),
      title_folded: foldText(draft.title),
      title_key: titleOrderKey(draft.title),
    };
    const newVersion = requireChanged(
      await changeRecord(transaction, POST_RECORD, { id, version, values, stamp }),
      NO_POST,
    );
    if (TEXTS.some((text) => draft[text] !== undefined)) await noteFiles(transaction, id, stamp);
    if ((draft.state ?? before.state) === 0) await removePin(transaction, id);
    if (hasNewTexts) await markTranslationOutdated(transaction, TRANSLATED_POSTS, { id, translation });
    await bumpListVersion(transaction, 'post');
    return newVersion;
  });
}

/** Writes down which files the stored post names. */
export async function noteFiles(transaction: Db, id: number, stamp: Pick<PostStamp, 'fileHostUrl'>): Promise<void> {
  const paths = pathsIn(await getPostTexts(transaction, id), stamp);
  await replaceFileUses(transaction, { kind: 'post', recordId: id, paths });
}

const TEXTS = ['introtext', 'fulltext', 'images', 'gallery'] as const;

/** Whether the draft says anything that the stored post does not: a new state or category is no new text. */
async function changesTexts(transaction: Db, id: number, draft: PostDraft): Promise<boolean> {
  const stored = await getPostTexts(transaction, id);
  return (['title', ...TEXTS] as const).some((text) => draft[text] !== undefined && draft[text] !== stored[text]);
}

/** The paths of the files that the post names. */
export function pathsIn(post: PostTexts, { fileHostUrl }: Pick<PostStamp, 'fileHostUrl'>): string[] {
  const { introtext, fulltext, images, gallery } = post;
  return filePathsIn({ html: [introtext, fulltext], pictures: [images, gallery] }, fileHostUrl);
}

export async function requireCategory(transaction: Db, id: number): Promise<void> {
  if (await hasCategory(transaction, id)) return;
  const message = 'Ta kategorija ne postoji.';
  throw new InvalidInputError(message, [{ field: 'catid', message }]);
}
