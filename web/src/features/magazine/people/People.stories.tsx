import type { QueryClient } from '@tanstack/react-query';
import { makeAuthor, makeSection } from '#web/testing/records/make-magazine.ts';
import { StoryCache } from '#web/testing/story-cache.tsx';
import { AuthorListScreen } from './AuthorListScreen.tsx';
import { MergeDialog } from './MergeDialog.tsx';
import { authorListQuery, sameAuthorsQuery, sectionQueries } from './people.queries.ts';
import { SectionListScreen } from './SectionListScreen.tsx';

const nothing = () => {};
const SHORT = makeAuthor({ id: 5, ime: 'K.', email: 'k@example.org', web: 'https://slovcic.example', articles: 9 });
const LONG = makeAuthor({ id: 7, email: 'klara@example.org', articles: 44, photographs: 2 });

function seed(client: QueryClient): void {
  const company = makeAuthor({ id: 9, ime: 'Arhiv Primjer', prezime: '', firma: true, photographs: 67 });
  const unused = makeAuthor({ id: 8, ime: 'Una', prezime: 'Rubrikić', pref: 'dr. sc.' });
  client.setQueryData(authorListQuery.queryKey, [company, unused, SHORT, LONG]);
  client.setQueryData(sameAuthorsQuery.queryKey, [{ first_id: 5, second_id: 7 }]);
  const sections = [makeSection({ id: 2, naziv: 'Edukacija' }), makeSection({ articles: 12 })];
  client.setQueryData(sectionQueries.list({}).queryKey, sections);
}

export function Authors() {
  return (
    <StoryCache seed={seed}>
      <AuthorListScreen />
    </StoryCache>
  );
}
Authors.title = 'Olimp/Autori';

export function Merge() {
  return (
    <StoryCache seed={seed}>
      <MergeDialog pair={[SHORT, LONG]} isSuggested onCancel={nothing} onDone={nothing} />
    </StoryCache>
  );
}
Merge.title = 'Olimp/Spajanje autora';

export function Sections() {
  return (
    <StoryCache seed={seed}>
      <SectionListScreen />
    </StoryCache>
  );
}
Sections.title = 'Olimp/Rubrike';
