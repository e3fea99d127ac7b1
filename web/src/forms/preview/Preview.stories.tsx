import type { PreviewLink } from '@baklja/contract/features/content/previews';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { makePreviewLink } from '#web/testing/records/make-preview-link.ts';
import { StoryCache } from '#web/testing/story-cache.tsx';
import { SaveBar } from '#web/ui/SaveBar.tsx';
import { PreviewButton, PreviewDocument } from './PreviewButton.tsx';
import { PreviewLinkList } from './PreviewLinks.tsx';
import { type PreviewedRecord, previewLinksQuery, previewQuery, type SavedRecord } from './preview.queries.ts';

const nothing = () => {};
const NAVY = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"%3E%3C/svg%3E';
const HTML = `<!doctype html><html lang="hr"><head><meta charset="utf-8"><title>Zlato u Parizu</title>
<style>body { margin: 0; padding: 8%; font: 19px/1.6 Georgia, serif; color: #131f38; } img { width: 100%; background: #131f38; }</style>
</head><body><main><h1>Zlato u Parizu</h1><p>21. studenoga 2026.</p><img src='${NAVY}' alt="Judašica">
<p>Barbara Matić osvojila je zlatno odličje, prvo hrvatsko u judu.</p></main></body></html>`;

const POST: PreviewedRecord = { kind: 'post', body: { title: 'Zlato u Parizu', language: 'hr-HR' } };
const PAGE: PreviewedRecord = { kind: 'page', body: { title: 'Kontakti', language: 'hr-HR' } };
const SAVED: SavedRecord = { kind: 'post', id: 17 };
const LINKS = [
  makePreviewLink({ id: 3 }),
  makePreviewLink({ id: 2, created_by_name: 'Mirjana Horvat-Kovačević' }),
  makePreviewLink({ id: 1, created_by_name: null }),
];

/** The preview button of a saved article. */
export function ButtonOfArticle() {
  return <Bar record={POST} id={17} />;
}
ButtonOfArticle.title = 'Pregled/Pregled članka';

export function ButtonOfChangedArticle() {
  return <Bar record={POST} id={17} isUnsaved />;
}
ButtonOfChangedArticle.title = 'Pregled/Pregled promijenjenog članka';

export function ButtonOfNewPage() {
  return <Bar record={PAGE} isUnsaved />;
}
ButtonOfNewPage.title = 'Pregled/Pregled nove stranice';

export function LoadingDocument() {
  return <Document read={() => new Promise<never>(nothing)} />;
}
LoadingDocument.title = 'Pregled/Pregled koji se učitava';

export function FailedDocument() {
  return <Document read={() => Promise.reject(new Error('Poslužitelj se ne javlja.'))} />;
}
FailedDocument.title = 'Pregled/Pregled koji nije učitan';

export function FullList() {
  return <Links read={async () => LINKS} />;
}
FullList.title = 'Pregled/Poveznice';

export function EmptyList() {
  return <Links read={async () => []} />;
}
EmptyList.title = 'Pregled/Nema poveznica';

export function LoadingList() {
  return <Links read={() => new Promise<never>(nothing)} />;
}
LoadingList.title = 'Pregled/Poveznice koje se učitavaju';

export function FailedList() {
  return <Links read={() => Promise.reject(new Error('Poslužitelj se ne javlja.'))} />;
}
FailedList.title = 'Pregled/Poveznice koje nisu učitane';

type BarProps = { record: PreviewedRecord; id?: number; isUnsaved?: boolean };

function Bar({ record, id, isUnsaved = false }: BarProps) {
  return (
    <Seeded>
      <SaveBar
        state={{ kind: isUnsaved ? 'empty' : 'full', text: isUnsaved ? 'Nespremljene promjene' : 'Spremljeno u 14:32' }}
      >
        <PreviewButton getRecord={() => record} id={id} isUnsaved={isUnsaved} />
      </SaveBar>
    </Seeded>
  );
}

function Document({ read }: { read: () => Promise<{ html: string }> }) {
  return (
    <Seeded>
      <ReadDocument read={read} />
    </Seeded>
  );
}

function ReadDocument({ read }: { read: () => Promise<{ html: string }> }) {
  return <PreviewDocument query={useQuery({ queryKey: ['story'], queryFn: read })} device="phone" title="Pregled" />;
}

function Links({ read }: { read: () => Promise<PreviewLink[]> }) {
  return (
    <Seeded>
      <ReadLinks read={read} />
    </Seeded>
  );
}

function ReadLinks({ read }: { read: () => Promise<PreviewLink[]> }) {
  return <PreviewLinkList query={useQuery({ queryKey: ['story'], queryFn: read })} record={SAVED} />;
}

function Seeded({ children }: { children: ReactNode }) {
  return (
    <StoryCache
      seed={(client) => {
        for (const record of [POST, PAGE]) client.setQueryData(previewQuery(record).queryKey, { html: HTML });
        client.setQueryData(previewLinksQuery(SAVED).queryKey, LINKS);
      }}
    >
      {children}
    </StoryCache>
  );
}
