import { issuePeriod } from '@baklja/contract/features/magazine/issue-number';
import { magazineArticleRoutes } from '@baklja/contract/features/magazine/magazine-articles';
import { magazineIssueRoutes } from '@baklja/contract/features/magazine/magazine-issues';
import { queryOptions } from '@tanstack/react-query';
import { onlyOne, recordQueries } from '#web/forms/record-queries.ts';
import { call } from '#web/lib/api-client.ts';

const queries = recordQueries(
  'magazineArticle',
  {
    list: magazineArticleRoutes.listMagazineArticles,
    get: magazineArticleRoutes.getEditedMagazineArticle,
    create: magazineArticleRoutes.createMagazineArticle,
    update: magazineArticleRoutes.updateMagazineArticle,
    remove: magazineArticleRoutes.deleteMagazineArticle,
    removeMany: magazineArticleRoutes.deleteMagazineArticles,
    restore: magazineArticleRoutes.restoreMagazineArticles,
  },
  // They count articles.
  { alsoChanges: ['magazine_authors', 'magazine_sections', 'magazine_issues'] },
);

export const articleQueries = { ...queries, one: (id: string | number) => onlyOne('magazineArticle', queries.one(id)) };

export type ArticleListRequest = {
  page: number;
  search: string;
  issue?: number | undefined;
  section?: number | undefined;
  author?: number | undefined;
  lack?: 'author' | undefined;
};

/** A page of the articles: those of the latest issue first, by page. */
export function articleListQuery({ page, search, issue, section, author, lack }: ArticleListRequest) {
  return queries.list({
    params: { page, search: '-' },
    query: { search: search || undefined, broj_id: issue, rubrika_id: section, autor_id: author, lack },
  });
}

/** All issues, the highest number first: „083, rujan 2026.” */
export const issueChoicesQuery = queryOptions({
  queryKey: ['magazine_issues', 'choices'],
  queryFn: async () => {
    const issues = await call(magazineIssueRoutes.listIssues, {});
    return issues.map((issue) => ({ id: issue.id, name: [issue.broj, issuePeriod(issue)].filter(Boolean).join(', ') }));
  },
});
