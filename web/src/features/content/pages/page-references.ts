import type { pageRoutes } from '@baklja/contract/features/content/pages';
import type { RouteAnswer } from '@baklja/contract/route';

type References = RouteAnswer<typeof pageRoutes.listPageReferences>;

/** The references to any of several pages. A reference to two of them counts once if both answers name it. */
export function joinReferences(all: readonly References[]): References {
  const named = all.flatMap(({ references }) => references);
  const references = [...new Map(named.map((reference) => [`${reference.kind}/${reference.id}`, reference])).values()];
  const total = all.reduce((sum, one) => sum + one.total, 0) - (named.length - references.length);
  return { references, total };
}
