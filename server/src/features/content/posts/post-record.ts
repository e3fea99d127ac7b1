import { foldText } from '@baklja/contract/alias';
import { statusOf } from '@baklja/contract/features/content/post-status';
import { DRAFT, PUBLISHED } from '@baklja/contract/features/content/posts';
import { KINDS } from '@baklja/contract/kinds';
import { PINNED_POSTS_LIMIT } from '@baklja/contract/limits';
import { comesBackText } from '@baklja/contract/records/record-words';
import { titleOrderKey } from '@baklja/contract/title-order';
import { toStoredTime } from '../../../clock.ts';
import { lockForLimit } from '../../../db/database.ts';
import type { Db } from '../../../db/schema.ts';
import { InvalidInputError, ParentGoneError } from '../../../errors.ts';
import { filePathsIn } from '../../../files/records/file-paths-in.ts';
import { defineRecord } from '../../../records/define-record.ts';
import type { RowOf, ValuesOf } from '../../../records/record-definition.ts';
import { type KeptPin, listMissingCategories, removePins, restorePin } from './posts.store.ts';

/** Values of a post from a write; its HTML is clean. */
export type PostValues = ValuesOf<'post'>;

/** Writes of posts. A draft and an ended post have no pin; a restored post has its pin again where one is free. */
export const posts = defineRecord('post', {
  defaults: ({ at }) =>
    ({
      state: DRAFT,
      featured: 1,
      izdvojeno: 0,
      images: '{}',
      gallery: '[]',
      introtext: '',
      fulltext: '',
      publish_up: toStoredTime(at),
      publish_down: null,
    }) as const,
  slug: { column: 'alias', nameless: 'clanak' },
  derive: ({ title }) =>
    title === undefined ? {} : { title_folded: foldText(title), title_key: titleOrderKey(title) },
  texts: ['title', 'introtext', 'fulltext', 'images', 'gallery'],
  filePathsIn: filePathsOfPost,
  check: async (transaction, { values: { catid } }) => {
    if (catid !== undefined) await requireCategory(transaction, catid);
  },
  afterWrite: async (transaction, { before, after, stamp }) => {
    requireEndAfterBeginning(after);
    if (before && mayNotKeepPin({ before, after }, toStoredTime(stamp.at))) await removePins(transaction, [after.id]);
  },
  beforeDelete: async (transaction, rows) => {
    const pins = await removePins(
      transaction,
      rows.map(({ id }) => id),
    );
    return new Map(pins.map(({ post_id, ...pin }) => [post_id, { pin }]));
  },
  beforeRestore: async (transaction, rows) => {
    // Before any other lock of posts: a call that pins one takes this lock first too.
    await lockForLimit(transaction, 'pinned posts');
    const missing = await listMissingCategories(transaction, rows);
    const first = rows.find(({ catid }) => missing.includes(catid));
    if (!first) return;
    const message = `Kategorija članka „${first.title}” više ne postoji.`;
    throw new ParentGoneError(message, 'category-gone', { kind: 'category', id: first.catid });
  },
  afterRestore: async (transaction, { row, relations }) => {
    const pin = relations['pin'] as KeptPin | undefined;
    const now = row.modified;
    if (!pin || statusOf(row, now) === 'ended') return [];
    if (await restorePin(transaction, { post_id: row.id, ...pin }, now)) return [];
    const { few } = KINDS.post.words.count;
    return [`${comesBackText('post', row.title)} otkvačen: prikvačena su već ${PINNED_POSTS_LIMIT} ${few}.`];
  },
});

/** The paths of the files that a post names. */
export function filePathsOfPost(post: RowOf<'post'>, fileHostUrl: string | undefined): string[] {
  const { introtext, fulltext, images, gallery } = post;
  return filePathsIn({ html: [introtext, fulltext], pictures: [images, gallery] }, fileHostUrl);
}

/** A draft has no pin, and the pin of an ended post does not come back when the post becomes public again. */
function mayNotKeepPin({ before, after }: Record<'before' | 'after', RowOf<'post'>>, now: string): boolean {
  return (before.state === PUBLISHED && after.state === DRAFT) || statusOf(before, now) === 'ended';
}

/** The end of a publication is after its beginning; it may be in the past, which ends the publication at once. */
function requireEndAfterBeginning({ publish_up, publish_down }: RowOf<'post'>): void {
  if (publish_down === null || publish_down > publish_up) return;
  const message = 'Kraj objave mora biti nakon vremena objave.';
  throw new InvalidInputError(message, [{ field: 'publish_down', message }]);
}

async function requireCategory(transaction: Db, id: number): Promise<void> {
  if ((await listMissingCategories(transaction, [{ catid: id }])).length === 0) return;
  const message = 'Ta kategorija ne postoji.';
  throw new InvalidInputError(message, [{ field: 'catid', message }]);
}
