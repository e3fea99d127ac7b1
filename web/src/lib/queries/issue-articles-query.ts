import { magazineArticleRoutes } from '@baklja/contract/features/magazine/magazine-articles';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api-client.ts';

/** All articles of an issue, in page order; undefined asks nothing. */
export function issueArticlesQuery(issue: number | undefined) {
  return queryOptions({
    queryKey: ['magazine_articles', 'of issue', issue],
    queryFn: async ({ signal }) => {
      const { listMagazineArticles } = magazineArticleRoutes;
      const query = { broj_id: issue };
      const readPage = (page: number) =>
        call(listMagazineArticles, { params: { page, search: '-' }, query }, { signal });
      const first = await readPage(1);
      const others = Array.from({ length: Math.max(first.numPages - 1, 0) }, (_, place) => readPage(place + 2));
      return [first, ...(await Promise.all(others))].flatMap(({ articles }) => articles);
    },
    enabled: issue !== undefined,
  });
}
