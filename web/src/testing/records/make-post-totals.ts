import type { PostTotals } from '#web/features/site/dashboard/dashboard.queries.ts';

/** Totals of Croatian and English posts; none but those given. */
export function makePostTotals(
  fields: Partial<Record<'hr-HR' | 'en-GB', Partial<PostTotals['languages'][number]>>> & {
    next?: string;
    nextEnd?: string;
  } = {},
): PostTotals {
  const none = { published: 0, scheduled: 0, ending: 0, ended: 0, draft: 0 };
  return {
    languages: (['hr-HR', 'en-GB'] as const).map((language) => ({ language, ...none, ...fields[language] })),
    next_publish_up: fields.next ?? null,
    next_publish_down: fields.nextEnd ?? null,
  };
}
