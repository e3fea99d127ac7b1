import type { PostStatus } from '@baklja/contract/features/content/posts';
import { LANGUAGE_NAMES } from '#web/lib/languages.ts';
import { paths } from '#web/lib/paths.ts';
import type { PostTotals } from './dashboard.queries.ts';

/** The posts of one language with a status: how many, and the list of exactly these. */
export type PostsOfLanguage = { language: string; count: number; to: string };

export function postsByLanguage({ languages }: Pick<PostTotals, 'languages'>, status: PostStatus): PostsOfLanguage[] {
  return languages
    .filter((totals) => totals[status] > 0)
    .map((totals) => ({
      language: LANGUAGE_NAMES[totals.language],
      count: totals[status],
      to: paths.postsWith(status, totals.language),
    }));
}

export function countPosts({ languages }: Pick<PostTotals, 'languages'>, status: PostStatus): number {
  return languages.reduce((sum, totals) => sum + totals[status], 0);
}
