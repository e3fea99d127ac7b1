import type { pageRoutes } from '@baklja/contract/features/pages';
import type { RouteAnswer } from '@baklja/contract/route';

type References = RouteAnswer<typeof pageRoutes.listPageReferences>;

/** What points to any of several pages. What points to two of them, and is named with both, counts once. */
export function joinReferences(all: readonly References[]): References {
  const named = all.flatMap(({ references }) => references);
  const references = [...new Map(named.map((reference) => [`${reference.kind}/${reference.id}`, reference])).values()];
  const total = all.reduce((sum, one) => sum + one.total, 0) - (named.length - references.length);
  return { references, total };
}
