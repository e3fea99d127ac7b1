import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { pinnedPostsQuery } from '#web/lib/pinned-posts-query.ts';
import { makePostRow } from '#web/testing/make-post.ts';
import { FilterField } from '#web/widgets/record-list/filters/FilterFields.tsx';
import { ListChips } from '#web/widgets/record-list/filters/ListChips.tsx';
import { categoriesQuery, postAuthorsQuery, postListQuery } from '../posts.queries.ts';
import { postListAddress } from './list-address.ts';
import { PostActions } from './PostActions.tsx';
import { PostListScreen } from './PostListScreen.tsx';
import { postFilters } from './post-filters.ts';

const nothing = () => {};
const TRANSLATION = {
  translation_id: 9,
  translation_alias: 'three-games',
  translation_title: 'Three Games, three golds',
};
const ROWS = [
  makePostRow({
    id: 1,
    title: 'Tri Igre, tri zlata: braća Sinković od dvojca na pariće u Riju do dvojca bez kormilara u Parizu',
    alias: 'tri-igre-tri-zlata',
    izdvojeno: 1,
    ...TRANSLATION,
    outdated: 1,
  }),
  makePostRow({ id: 2, title: 'Natječaj za sufinanciranje programa lokalnih sportskih zajednica', state: 0 }),
  makePostRow({
    id: 3,
    title: 'Najava dočeka na Trgu bana Jelačića',
    publish_up: '2099-11-23T08:00:00.000Z',
    ...TRANSLATION,
    translation_outdated: 1,
  }),
];

const FILTERED = 'status=skica&kategorija=3&autor=4&od=2026-01-01&do=2026-11-21&prijevod=nema';

export function FullList() {
  return (
    <Seeded>
      <PostListScreen />
    </Seeded>
  );
}
FullList.title = 'Članci/Popis članaka';

export function Filters() {
  const [request, setRequest] = useState(() => postListAddress.read(new URLSearchParams(FILTERED)));
  const values = new Map<string, unknown>(Object.entries(request));
  const change = (next: Partial<typeof request>) => setRequest({ ...request, ...next });
  return (
    <Seeded>
      {postFilters.map((filter) => (
        <FilterField
          key={filter.key}
          filter={filter}
          value={String(values.get(filter.key) ?? '')}
          onChange={(value) => change({ [filter.key]: value })}
        />
      ))}
      <ListChips filters={postFilters} request={request} change={change} onClear={nothing} />
    </Seeded>
  );
}
Filters.title = 'Članci/Filtri';

export function Actions() {
  return (
    <Seeded>
      <PostActions posts={ROWS} onDone={nothing} />
    </Seeded>
  );
}
Actions.title = 'Članci/Odabrani članci';

/** Seeds the answers that the components would request, so that they work without a server. */
function Seeded({ children }: { children: ReactNode }) {
  const [queryClient] = useState(() => {
    const client = new QueryClient({
      defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
    });
    client.setQueryData(postListQuery(postListAddress.read(new URLSearchParams())).queryKey, {
      posts: ROWS,
      numPages: 83,
    });
    client.setQueryData(categoriesQuery.queryKey, [
      { id: 3, title: 'Olimpijske igre' },
      { id: 5, title: 'Povijest' },
    ]);
    client.setQueryData(postAuthorsQuery.queryKey, [
      { id: 4, name: 'Iva Đurđević' },
      { id: 5, name: 'Marko Ćutuk' },
    ]);
    client.setQueryData(pinnedPostsQuery.queryKey, [
      { post_id: 1, title: 'Tri Igre, tri zlata', alias: 'tri-igre-tri-zlata', language: 'hr-HR' },
    ]);
    return client;
  });
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
