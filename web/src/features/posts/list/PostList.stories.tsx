import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { pinnedPostsQuery } from '#web/lib/pinned-posts-query.ts';
import { makePostRow } from '#web/testing/make-post.ts';
import { useSelection } from '#web/ui/use-selection.ts';
import { TranslationMark } from '#web/widgets/record-list/TranslationMark.tsx';
import { categoriesQuery, postAuthorsQuery } from '../posts.queries.ts';
import { type FullRequest, requestFromAddress } from './list-address.ts';
import { PostFilterChips } from './PostFilterChips.tsx';
import { PostFilterPanel } from './PostFilterPanel.tsx';
import { PostListTools } from './PostListTools.tsx';
import { PostSelection } from './PostSelection.tsx';
import { PostTable } from './PostTable.tsx';

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

type Rows = typeof ROWS;
type Read = () => Promise<{ posts: Rows; numPages: number }>;

const FILTERED = 'status=skica&kategorija=3&autor=4&od=2026-01-01&do=2026-11-21&prijevod=nema';

export function FullList() {
  return <List read={async () => ({ posts: ROWS, numPages: 1 })} />;
}

export function EmptyList() {
  return <List read={async () => ({ posts: [], numPages: 0 })} />;
}

export function ListWithoutMatch() {
  return <List read={async () => ({ posts: [], numPages: 0 })} address="trazi=sinkovich" />;
}

export function ListWithoutFilterMatch() {
  return <List read={async () => ({ posts: [], numPages: 0 })} address={`trazi=sinkovi%C4%87&${FILTERED}`} />;
}

export function LoadingList() {
  return <List read={() => new Promise<never>(nothing)} />;
}

export function FailedList() {
  return <List read={() => Promise.reject(new Error('Poslužitelj se ne javlja.'))} address="trazi=sinkovi%C4%87" />;
}

export function Tools() {
  return (
    <Seeded>
      <ToolsFor address="" />
      <ToolsFor address={FILTERED} />
    </Seeded>
  );
}

export function Filters() {
  const [request, setRequest] = useState(requestAt(FILTERED));
  const change = (next: Partial<FullRequest>) => setRequest({ ...request, ...next });
  return (
    <Seeded>
      <PostFilterPanel request={request} onChange={change} />
      <PostFilterChips request={request} onChange={change} />
    </Seeded>
  );
}

export function Selected() {
  return (
    <Seeded>
      <ToolsFor address="" />
      <PostSelection posts={ROWS} onClear={nothing} />
    </Seeded>
  );
}

export function TooManySelected() {
  const posts = Array.from({ length: 201 }, (_, place) => makePostRow({ id: place + 1 }));
  return (
    <Seeded>
      <ToolsFor address="" />
      <PostSelection posts={posts} onClear={nothing} />
    </Seeded>
  );
}

export function Translations() {
  const translation = { to: '/post/detalji/three-games', title: 'Three Games, three golds', isOutdated: false };
  return (
    <ul>
      <li>
        <TranslationMark language="hr-HR" isOutdated={false} />
      </li>
      <li>
        <TranslationMark language="hr-HR" translation={translation} isOutdated={false} />
      </li>
      <li>
        <TranslationMark language="hr-HR" translation={translation} isOutdated />
      </li>
      <li>
        <TranslationMark language="en-GB" translation={{ ...translation, isOutdated: true }} isOutdated={false} />
      </li>
    </ul>
  );
}

function List({ read, address = '' }: { read: Read; address?: string }) {
  return (
    <Seeded>
      <ReadTable read={read} request={requestAt(address)} />
    </Seeded>
  );
}

function ReadTable({ read, request }: { read: Read; request: FullRequest }) {
  const list = useQuery({ queryKey: ['story'], queryFn: read });
  const pinned = useQuery(pinnedPostsQuery);
  const selection = useSelection('story', list.data?.posts ?? []);
  return <PostTable list={list} pinned={pinned} request={request} selection={selection} onChange={nothing} />;
}

function ToolsFor({ address }: { address: string }) {
  return (
    <PostListTools
      request={requestAt(address)}
      onChange={nothing}
      areFiltersOpen={false}
      onFilters={nothing}
      pager={null}
    />
  );
}

function requestAt(address: string): FullRequest {
  return requestFromAddress(new URLSearchParams(address));
}

/** What the pieces would ask the server for, so that they stand without one. */
function Seeded({ children }: { children: ReactNode }) {
  const [queryClient] = useState(() => {
    const client = new QueryClient({
      defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
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
