import { magazineIssueRoutes } from '@baklja/contract/features/magazine/magazine-issues';
import { KINDS } from '@baklja/contract/kinds';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { onlyOne, recordQueries } from '#web/forms/record-queries.ts';
import { call } from '#web/lib/api-client.ts';

const queries = recordQueries(
  'magazineIssue',
  {
    list: magazineIssueRoutes.listIssues,
    get: magazineIssueRoutes.getIssue,
    create: magazineIssueRoutes.createIssue,
    update: magazineIssueRoutes.updateIssue,
    remove: magazineIssueRoutes.deleteIssue,
    restore: magazineIssueRoutes.restoreMagazineIssues,
  },
  { alsoChanges: [KINDS.magazineArticle.plural, KINDS.magazineAuthor.plural] },
);

/** Queries and mutations of issues. Articles show their number; authors count the imprints that name them. */
export const issueQueries = {
  ...queries,
  one: (id: string | number) => onlyOne('magazineIssue', queries.one(id)),
  useReadAgain: () => queries.useWrite(magazineIssueRoutes.readIssueAgain),
};

/** All issues, the highest number first. */
export const issueListQuery = queries.list({});

/** A job reads new PDFs; the result follows its progress. */
const READING_REFRESH_MS = 10_000;

/** The pages of the PDFs with all the words, and which issues cannot be searched. Nothing is asked without words. */
export function foundPagesQuery(text: string) {
  return queryOptions({
    queryKey: [KINDS.magazineIssue.plural, 'pages', text],
    queryFn: ({ signal }) => call(magazineIssueRoutes.findPages, { query: { text } }, { signal }),
    placeholderData: keepPreviousData,
    enabled: text !== '',
    refetchInterval: ({ state: { data } }) =>
      data?.unsearchable.some(({ reason }) => reason === 'waiting') ? READING_REFRESH_MS : false,
  });
}
