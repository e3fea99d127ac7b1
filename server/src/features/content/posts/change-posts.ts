import { statusOf } from '@baklja/contract/features/content/post-status';
import { DRAFT, type PostStatus, PUBLISHED } from '@baklja/contract/features/content/posts';
import type { Flag } from '@baklja/contract/fields';
import { toStoredTime } from '../../../clock.ts';
import type { Database } from '../../../db/database.ts';
import { InvalidInputError } from '../../../errors.ts';
import type { RecordStamp, RowOf } from '../../../records/record-definition.ts';
import { posts } from './post-record.ts';

const NOTHING_CHOSEN = 'Odaberite stanje ili kategoriju.';

/** New values for several posts; absent ones stay unchanged. */
export type PostsChange = { state?: Flag | undefined; catid?: number | undefined };

/**
 * Numbers of posts that became public, wait for their time, have ended, became drafts, got another category, and did not
 * change.
 */
export type ChangedPosts = {
  published: number;
  scheduled: number;
  ended: number;
  drafted: number;
  moved: number;
  unchanged: number;
};

/**
 * Gives posts a state or a category, all or none; only changed posts get a new version. Drafts lose their pins.
 * @throws InvalidInputError when the change is empty or the category does not exist, NotFoundError when one of the
 * posts does not exist.
 */
export async function changePosts(
  database: Database,
  { ids, change, stamp }: { ids: readonly number[]; change: PostsChange; stamp: RecordStamp },
): Promise<ChangedPosts> {
  const { state, catid } = change;
  if (state === undefined && catid === undefined) {
    throw new InvalidInputError(NOTHING_CHOSEN, [{ field: 'state', message: NOTHING_CHOSEN }], 'incomplete');
  }
  const values = { ...(state !== undefined && { state }), ...(catid !== undefined && { catid }) };
  const { changed, unchanged } = await posts.updateMany(database, { ids, values, stamp });
  const otherState = changed.filter((post) => state !== undefined && state !== post.state);
  const moved = changed.filter((post) => catid !== undefined && catid !== post.catid);
  return { ...countStates(otherState, stamp), moved: moved.length, unchanged: unchanged.length };
}

/** Counts posts with a new state; the rows are those from before the change. */
function countStates(
  rows: readonly RowOf<'post'>[],
  { at }: RecordStamp,
): Pick<ChangedPosts, 'published' | 'scheduled' | 'ended' | 'drafted'> {
  const now = toStoredTime(at);
  const drafts = rows.filter(({ state }) => state === DRAFT).map((row) => statusOf({ ...row, state: PUBLISHED }, now));
  const count = (status: PostStatus) => drafts.filter((published) => published === status).length;
  return {
    published: count('published'),
    scheduled: count('scheduled'),
    ended: count('ended'),
    drafted: rows.length - drafts.length,
  };
}
