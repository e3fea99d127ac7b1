import { type ReactNode, useState } from 'react';
import { pinnedPostsQuery } from '#web/lib/queries/pinned-posts-query.ts';
import { FilterField } from '#web/lists/filters/FilterFields.tsx';
import { ListChips } from '#web/lists/filters/ListChips.tsx';
import { makePostRow } from '#web/testing/records/make-post.ts';
import { makePin, POSTS_SERVER } from '#web/testing/servers/posts-server.ts';
import { StoryCache } from '#web/testing/story-cache.tsx';
import { categoriesQuery, postAuthorsQuery, postListQuery } from '../posts.queries.ts';
import { postListAddress } from './list-address.ts';
import { PostActions, PostListScreen, postFilters } from './PostListScreen.tsx';

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
  makePostRow({ id: 4, title: 'Natječaj za stipendije', publish_down: '2099-11-23T08:00:00.000Z' }),
  makePostRow({ id: 5, title: 'Stari natječaj', publish_down: '2026-11-20T08:00:00.000Z' }),
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

function Seeded({ children }: { children: ReactNode }) {
  return (
    <StoryCache
      seed={(client) => {
        const first = postListAddress.read(new URLSearchParams());
        client.setQueryData(postListQuery(first).queryKey, { posts: ROWS, numPages: 83 });
        client.setQueryData(categoriesQuery.queryKey, POSTS_SERVER.listCategories());
        client.setQueryData(postAuthorsQuery.queryKey, [{ id: 4, name: 'Iva Đurđević' }]);
        client.setQueryData(pinnedPostsQuery.queryKey, [makePin(1)]);
      }}
    >
      {children}
    </StoryCache>
  );
}
