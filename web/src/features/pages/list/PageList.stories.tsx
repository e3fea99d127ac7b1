import type { PageRow } from '@baklja/contract/features/pages';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { makePageRow } from '#web/testing/make-page.ts';
import { useSelection } from '#web/ui/use-selection.ts';
import { findPages } from './find-pages.ts';
import { type PageListRequest, requestFromAddress } from './list-address.ts';
import { PageListTools } from './PageListTools.tsx';
import { PageSelection } from './PageSelection.tsx';
import { PageTable } from './PageTable.tsx';

const nothing = () => {};
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
  return <List read={async () => ROWS} />;
}

export function EmptyList() {
  return <List read={async () => []} />;
}

export function ListWithoutMatch() {
  return <List read={async () => ROWS} address="trazi=natjecajj" />;
}

export function ListWithoutFilterMatch() {
  return <List read={async () => ROWS} address="trazi=kontakti&prijevod=nema" />;
}

export function LoadingList() {
  return <List read={() => new Promise<never>(nothing)} />;
}

export function FailedList() {
  return <List read={() => Promise.reject(new Error('Poslužitelj se ne javlja.'))} address="trazi=natje%C4%8Daj" />;
}

export function Tools() {
  return <PageListTools request={requestAt('prijevod=stariji&poredak=naslov')} onChange={nothing} />;
}

export function Selected() {
  return (
    <WithOwnCache>
      <PageListTools request={requestAt('')} onChange={nothing} />
      <PageSelection pages={ROWS} onClear={nothing} />
    </WithOwnCache>
  );
}

function List({ read, address = '' }: { read: () => Promise<PageRow[]>; address?: string }) {
  return (
    <WithOwnCache>
      <ReadTable read={read} request={requestAt(address)} />
    </WithOwnCache>
  );
}

function ReadTable({ read, request }: { read: () => Promise<PageRow[]>; request: PageListRequest }) {
  const list = useQuery({ queryKey: ['story'], queryFn: read });
  const found = list.data && findPages(list.data, request);
  const selection = useSelection('story', found ?? []);
  return <PageTable list={list} found={found} request={request} selection={selection} onChange={nothing} />;
}

function requestAt(address: string): PageListRequest {
  return requestFromAddress(new URLSearchParams(address));
}

/** A cache of their own, so that stories do not see each other's answers. */
function WithOwnCache({ children }: { children: ReactNode }) {
  const [queryClient] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
