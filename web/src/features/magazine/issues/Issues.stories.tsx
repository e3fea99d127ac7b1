import type { MagazineIssue } from '@baklja/contract/features/magazine/magazine-issues';
import type { QueryClient } from '@tanstack/react-query';
import { findProblems } from '#web/forms/define-record-form.ts';
import { RecordProvider } from '#web/forms/open-record.ts';
import { makeFile } from '#web/testing/records/make-file.ts';
import { makeFoundPage, makeIssue, makeMagazineArticle, makeMagazineAuthor } from '#web/testing/records/make-issue.ts';
import { StoryCache } from '#web/testing/story-cache.tsx';
import { type StoryState, useStoryRecord } from '#web/testing/use-story-record.ts';
import { issueArticlesQuery } from '../articles/articles.queries.ts';
import { authorListQuery } from '../people/people.queries.ts';
import { IssueEditor } from './edit/IssueScreen.tsx';
import { type IssueDraft, issueForm } from './issue-form.ts';
import { coverFileQuery, foundPagesQuery, issueListQuery, issueQueries } from './issues.queries.ts';
import { issuesText as text } from './issues.text.ts';
import { FoundPages } from './list/FoundPages.tsx';
import { IssueListScreen } from './list/IssueListScreen.tsx';

const ISSUE = makeIssue({ gaps: 1, overlaps: 1 });
const ISSUES = [
  ISSUE,
  makeIssue({ id: 81, broj: '081', mjesec: 'svibanj', pdf_text: 'damaged' }),
  makeIssue({ id: 82, broj: '082', mjesec: 'lipanj', articles: 0, pages: 0, pdf_missing: 1 }),
  makeIssue({ id: 80, broj: '080', godina: 2025, mjesec: 'prosinac', gaps: 1 }),
];
const ARTICLES = [
  makeMagazineArticle(),
  makeMagazineArticle({ id: 2, naslov: 'Sedam odličja iz Pariza', stranica_start: 4, stranica_kraj: 9 }),
  makeMagazineArticle({ id: 3, naslov: 'Kako se čita tablica', stranica_start: 9, stranica_kraj: 12 }),
  makeMagazineArticle({ id: 4, naslov: 'Olimpijski dan u školi', stranica_start: 15, stranica_kraj: 23 }),
  makeMagazineArticle({ id: 5, naslov: 'Nagradna križaljka', stranica_start: null, stranica_kraj: null, autori: '' }),
];
const WORDS = 'dvojcu';

function seed(client: QueryClient): void {
  client.setQueryData(issueListQuery.queryKey, ISSUES);
  client.setQueryData(authorListQuery.queryKey, [makeMagazineAuthor(), makeMagazineAuthor({ id: 5, articles: 1 })]);
  client.setQueryData(coverFileQuery(ISSUE.slika).queryKey, makeFile({ width: 1200, height: 1600 }));
  client.setQueryData(issueArticlesQuery(ISSUE.id).queryKey, ARTICLES);
  client.setQueryData(foundPagesQuery(WORDS).queryKey, {
    pages: [makeFoundPage(), makeFoundPage({ page: 18, article_id: null, article_title: null })],
    ...{ total: 2, issues: 80 },
    unsearchable: [
      { issue_id: 4, broj: '004', reason: 'no-text', pages: 40, pages_read: 40 },
      { issue_id: 11, broj: '011', reason: 'no-text', pages: 40, pages_read: 40 },
      { issue_id: 82, broj: '082', reason: 'missing', pages: 0, pages_read: 0 },
    ],
  });
}

export function List() {
  return (
    <StoryCache seed={seed}>
      <IssueListScreen />
    </StoryCache>
  );
}
List.title = 'Olimp/Brojevi';

export function Archive() {
  return (
    <StoryCache seed={seed}>
      <FoundPages search={WORDS} />
    </StoryCache>
  );
}
Archive.title = 'Olimp/Pretraga PDF-ova';

export function NewForm() {
  return <Form draft={issueForm.empty} />;
}
NewForm.title = 'Olimp/Novi broj';

export function WholeForm() {
  return <Form draft={issueForm.fromRecord(ISSUE)} row={ISSUE} />;
}
WholeForm.title = 'Olimp/Broj';

export function IncompleteForm() {
  const draft = issueForm.empty;
  return <Form draft={draft} isDirty hasFailed problems={findProblems(issueForm, draft)} refusal={text.incomplete} />;
}
IncompleteForm.title = 'Olimp/Nepotpun broj';

function Form(state: StoryState<IssueDraft, MagazineIssue>) {
  return (
    <StoryCache seed={seed}>
      <Editor {...state} />
    </StoryCache>
  );
}

function Editor(state: StoryState<IssueDraft, MagazineIssue>) {
  return (
    <RecordProvider record={useStoryRecord(issueForm, issueQueries, state)}>
      <IssueEditor />
    </RecordProvider>
  );
}
