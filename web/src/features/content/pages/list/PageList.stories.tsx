import { makePageRow } from '#web/testing/records/make-page.ts';
import { StoryCache } from '#web/testing/story-cache.tsx';
import { pageListQuery } from '../pages.queries.ts';
import { PageListScreen } from './PageListScreen.tsx';

const ROWS = [
  makePageRow({ id: 7, title: 'Povijest olimpizma u Hrvatskoj: od Franje Bučara do Igara u Parizu i Milanu' }),
  makePageRow({
    id: 111,
    title: 'Financiranje programa lokalnih sportskih zajednica',
    translation_id: 115,
    translation_title: 'Financing of local sports associations',
    translation_outdated: 1,
  }),
  makePageRow({ id: 112, title: 'Kontakti', translation_id: 116, translation_title: 'Contact' }),
];

export function FullList() {
  return (
    <StoryCache seed={(client) => client.setQueryData(pageListQuery('hr-HR').queryKey, ROWS)}>
      <PageListScreen />
    </StoryCache>
  );
}
FullList.title = 'Stranice/Popis stranica';
