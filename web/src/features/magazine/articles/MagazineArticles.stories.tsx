import type { EditedMagazineArticle } from '@baklja/contract/features/magazine/magazine-articles';
import type { QueryClient } from '@tanstack/react-query';
import { RecordProvider } from '#web/forms/open-record.ts';
import { makeAuthor, makeMagazineArticle, makeSection } from '#web/testing/records/make-magazine.ts';
import { StoryCache } from '#web/testing/story-cache.tsx';
import { type StoryState, useStoryRecord } from '#web/testing/use-story-record.ts';
import { authorListQuery, sectionQueries } from '../people/people.queries.ts';
import { ArticleListScreen, articleListAddress } from './ArticleListScreen.tsx';
import { ArticlePanel } from './ArticlePanel.tsx';
import { type ArticleDraft, articleForm } from './article-form.tsx';
import { articleListQuery, articleQueries, issueArticlesQuery, issueChoicesQuery } from './articles.queries.ts';

const ARTICLE = makeMagazineArticle();
const OTHER = makeMagazineArticle({
  ...{ id: 6, naslov: 'Nagradna križaljka', podnaslov: '', autor_id: '', autori: '', rubrika: null },
  ...{ stranica_start: 24, stranica_kraj: null },
});

function seed(client: QueryClient): void {
  const list = { articles: [ARTICLE, OTHER], numPages: 1, total: 2 };
  client.setQueryData(articleListQuery(articleListAddress.read(new URLSearchParams())).queryKey, list);
  client.setQueryData(articleListQuery({ page: 1, search: '' }).queryKey, list);
  client.setQueryData(issueArticlesQuery(3).queryKey, [ARTICLE, OTHER]);
  client.setQueryData(issueChoicesQuery.queryKey, [{ id: 3, name: '083, rujan 2026.' }]);
  client.setQueryData(sectionQueries.list({}).queryKey, [makeSection()]);
  const company = makeAuthor({ id: 9, ime: 'Arhiv Primjer', prezime: '', firma: true, photographs: 67 });
  client.setQueryData(authorListQuery.queryKey, [company, makeAuthor({ id: 5, ime: 'K.' }), makeAuthor({ id: 7 })]);
}

export function ArticleList() {
  return (
    <StoryCache seed={seed}>
      <ArticleListScreen />
    </StoryCache>
  );
}
ArticleList.title = 'Olimp/Članci';

export function NewPanel() {
  return <Panel draft={articleForm.empty} />;
}
NewPanel.title = 'Olimp/Podaci novog članka';

export function OverlappingPanel() {
  return <Panel draft={{ ...articleForm.fromRecord(ARTICLE), stranica_kraj: 25 }} row={ARTICLE} />;
}
OverlappingPanel.title = 'Olimp/Podaci članka s preklapanjem';

function Panel(state: StoryState<ArticleDraft, EditedMagazineArticle>) {
  return (
    <StoryCache seed={seed}>
      <StoredPanel {...state} />
    </StoryCache>
  );
}

function StoredPanel(state: StoryState<ArticleDraft, EditedMagazineArticle>) {
  return (
    <RecordProvider record={useStoryRecord(articleForm, articleQueries, state)}>
      <ArticlePanel />
    </RecordProvider>
  );
}
