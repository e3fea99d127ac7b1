import type { MediaFile } from '@baklja/contract/features/media/media';
import type { DocumentProperties } from '@baklja/contract/files/file-fields';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { fileListQuery, fileQuery, fileUsesQuery, foldersQuery } from '#web/media/library/files.queries.ts';
import { UploadProvider } from '#web/media/uploads/UploadProvider.tsx';
import { makeFile, makeFileDetails, makeFolders } from '#web/testing/records/make-file.ts';
import { story } from '#web/testing/story.ts';
import { ReplaceDialog } from './dialogs/ReplaceDialog.tsx';
import { MediaManager } from './MediaManagerScreen.tsx';
import { changedAddress, type ManagerAddress, managerAddressFrom } from './manager-address.ts';

const nothing = () => {};
const never = () => new Promise<never>(nothing);

const NAMES = [
  'jarun-cetverac-finale-a-puni-zaveslaj.jpg',
  'docek-olimpijaca-zagreb-trg-bana-jelacica.jpg',
  'atletska-staza-zavoj.jpg',
  'judo-borilište-čakovec.jpg',
  'Izvješće o radu 2025.pdf',
  'sibenik-vaterpolo-panorama.jpg',
  'čučanj-đak-žnjan (2).jpg',
];
const FILES = NAMES.map((name, place) => {
  const fields: Partial<MediaFile> = name.endsWith('.pdf')
    ? { type: 'other', media_type: 'application/pdf', width: null, height: null }
    : {};
  return makeFile({ id: place + 1, path: `clanci-slike/${name}`, ...fields });
});
const [FIRST = makeFile()] = FILES;
const FOLDERS = makeFolders([
  { path: 'clanci-slike', files: 3206 },
  { path: 'clanci-slike/2026', files: 612 },
  { path: 'clanci-slike/2025', files: 1044 },
  { path: 'clanci-slike/2026/pariz', files: 7 },
]).filter(({ path, files }) => files > 0 || path !== 'clanci-slike');

const DETAILED = makeFileDetails({
  ...FIRST,
  alt: 'Četverac u punom zaveslaju',
  author: 'D. Perić',
  focal_x: 0.4,
  focal_y: 0.6,
  uses: [
    { kind: 'post' as const, record_id: 3, title: 'Tri Igre, tri zlata', key: 'tri-igre' },
    { kind: 'post' as const, record_id: 4, title: 'Barbara Matić i prvo zlato na tatamiju', key: 'zlato' },
  ],
  total_uses: 2,
  duplicates: [{ id: 77, path: 'galerije/jarun.jpg' }],
  former: [{ id: 90, size: 1_200_000, deleted: '2026-11-20T05:48:00.000Z', deleted_by_name: 'Marko Ćutuk' }],
});

const [DOCUMENT = makeFile()] = FILES.filter(({ type }) => type === 'other');
const NAMED: DocumentProperties = {
  author: 'Željka Šarić-Čulig',
  last_modified_by: 'Đurđica Žnidarić',
  company: 'Hrvatski savez šaha na ledu d.o.o.',
  manager: '',
  is_signed: false,
  is_removable: true,
};

export const FullTable = story('Media/Tablica datoteka', () => <Manager query="" seed={withFiles} />);
export const FullGrid = story('Media/Mreža datoteka', () => <Manager query="prikaz=mreza" seed={withFiles} />);
export const Details = story('Media/Detalji datoteke', () => <Manager query="datoteka=1" seed={withFiles} />);
export const NamedDocument = story('Media/Dokument s autorom', () => <OneDocument properties={NAMED} />);
export const SignedDocument = story('Media/Potpisani dokument s autorom', () => (
  <OneDocument properties={{ ...NAMED, is_signed: true, is_removable: false }} />
));
export const OldDocument = story('Media/Stari dokument s autorom', () => (
  <OneDocument properties={{ ...NAMED, is_removable: false }} />
));
export const Hits = story('Media/Pogoci', () => <Manager query="put=2026&trazi=jarun" seed={withFiles} />);
export const EmptyFolder = story('Media/Prazan folder', () => (
  <Manager query="put=2026/pariz" seed={(client, address) => seedList(client, address, [])} />
));

export const LoadingGrid = story('Media/Mreža koja se učitava', () => (
  <Manager
    query="prikaz=mreza"
    seed={(client, address) => void client.prefetchQuery({ queryKey: fileListQuery(address).queryKey, queryFn: never })}
  />
));

export const Replacing = story('Media/Zamjena datoteke', () => (
  <Seeded
    seed={(client) => {
      const uses = { ...DOCUMENT, uses: DETAILED.uses, total_uses: 2 };
      client.setQueryData(fileUsesQuery({ ids: [DOCUMENT.id] }).queryKey, { files: [uses], total: 1, total_used: 1 });
    }}
  >
    <ReplaceDialog file={DOCUMENT} sent={new File(['%PDF'], 'Izvješće, konačno.pdf')} onEnd={nothing} />
  </Seeded>
));

/** The details of a document that has names. */
function OneDocument({ properties }: { properties: DocumentProperties }) {
  const seed: Seed = (client, address) => {
    seedList(client, address, FILES);
    const details = makeFileDetails({ ...DOCUMENT, properties });
    client.setQueryData(fileQuery(DOCUMENT.id).queryKey, details);
  };
  return <Manager query={`datoteka=${DOCUMENT.id}`} seed={seed} />;
}

type Seed = (client: QueryClient, address: ManagerAddress) => void;

/** The media manager with seeded server answers; the story holds its URL. */
function Manager({ query, seed }: { query: string; seed: Seed }) {
  const [address, setAddress] = useState(() => managerAddressFrom('clanci-slike', new URLSearchParams(query)));
  const change = (next: Partial<ManagerAddress>) => setAddress(changedAddress(address, next));
  return (
    <Seeded
      seed={(client) => {
        client.setQueryData(foldersQuery.queryKey, FOLDERS);
        seed(client, address);
      }}
    >
      <MediaManager
        address={{ ...address, view: address.view ?? 'table' }}
        change={change}
        openFolder={(folder) => change({ folder })}
        goBack={() => change({ folder: 'clanci-slike' })}
        followFolder={nothing}
      />
    </Seeded>
  );
}

function Seeded({ seed, children }: { seed: (client: QueryClient) => void; children: React.ReactNode }) {
  const [client] = useState(() => {
    const queries = { staleTime: Number.POSITIVE_INFINITY, retry: false, retryOnMount: false } as const;
    const made = new QueryClient({ defaultOptions: { queries } });
    seed(made);
    return made;
  });
  return (
    <QueryClientProvider client={client}>
      <UploadProvider>{children}</UploadProvider>
    </QueryClientProvider>
  );
}

function withFiles(client: QueryClient, address: ManagerAddress): void {
  seedList(client, address, FILES);
  client.setQueryData(fileQuery(FIRST.id).queryKey, DETAILED);
}

function seedList(client: QueryClient, address: ManagerAddress, files: MediaFile[]): void {
  const answer = { files, total: files.length === 0 ? 0 : 4218, numPages: files.length === 0 ? 0 : 85 };
  client.setQueryData(fileListQuery(address).queryKey, answer);
}
