import type { Page, pageRoutes } from '@baklja/contract/features/pages';
import type { RouteAnswer } from '@baklja/contract/route';
import { Button } from '@mantine/core';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { makePage } from '#web/testing/make-page.ts';
import { type StoryState, useStoryRecord } from '#web/testing/use-story-record.ts';
import { ArticleSkeleton } from '#web/widgets/record-form/ArticleSkeleton.tsx';
import { findProblems } from '#web/widgets/record-form/define-record-form.ts';
import { mergeDrafts } from '#web/widgets/record-form/editing/draft.ts';
import { ConflictDialog } from '#web/widgets/record-form/frame/ConflictDialog.tsx';
import { draftFromPage, EMPTY_PAGE, type PageDraft } from './edit/form/page-draft.ts';
import { pageForm } from './edit/form/page-form.ts';
import { PageEditor } from './edit/PageEditor.tsx';
import { PageReferences } from './PageReferences.tsx';
import { pageQueries } from './pages.queries.ts';
import { pagesText as text } from './pages.text.ts';

const nothing = () => {};
const PICTURE = new URL('#web/app/product-mark.svg', import.meta.url).href;
const SAVED_AT = new Date('2026-11-21T13:32:00.000Z');
const PAGE = makePage({
  id: 111,
  title: 'Financiranje programa lokalnih sportskih zajednica',
  slug: 'financiranje-programa-lokalnih-sportskih-zajednica',
  description: '<p>Odbor sufinancira programe sportskih zajednica.</p><h2>Tko se može prijaviti</h2><p>Zajednice.</p>',
  show_buttons: 1,
  show_accordion: 1,
  show_gallery: 1,
  image: JSON.stringify({ url: PICTURE, caption: 'Olimpijski dan u Zagrebu' }),
  buttons: JSON.stringify([
    { title: 'Tekst natječaja', link: '/files/dokumenti/natjecaj-2027.pdf' },
    { title: 'Pravilnik o sufinanciranju programa lokalnih sportskih zajednica', link: 'https://www.hoo.hr/pravilnik' },
  ]),
  accordion: JSON.stringify([
    { title: 'Tko se može prijaviti?', data: '<p>Sportske zajednice županija, gradova i općina.</p>' },
    { title: 'Do kada traje natječaj?', data: '' },
  ]),
  gallery: JSON.stringify([
    { image: PICTURE, caption: 'Olimpijski dan u Zagrebu' },
    { image: PICTURE, caption: '' },
  ]),
});
const DRAFT = draftFromPage(PAGE);

export function NewForm() {
  return <Form draft={EMPTY_PAGE} />;
}
NewForm.title = 'Stranice/Nova stranica';

export function FilledForm() {
  return <Form draft={DRAFT} row={PAGE} savedAt={SAVED_AT} />;
}
FilledForm.title = 'Stranice/Stranica';

export function FormWithPartsOff() {
  return (
    <Form
      draft={{ ...DRAFT, show_buttons: 0, show_accordion: 0, show_gallery: 0 }}
      row={PAGE}
      savedAt={SAVED_AT}
      isDirty
    />
  );
}
FormWithPartsOff.title = 'Stranice/Stranica s isključenim dijelovima';

export function IncompleteForm() {
  const draft: PageDraft = {
    ...EMPTY_PAGE,
    show_buttons: 1,
    buttons: [{ title: '', link: 'javascript:alert(1)' }],
    show_accordion: 1,
    accordion: [{ title: '', data: '<p>Tekst</p>' }],
  };
  return <Form draft={draft} isDirty hasFailed problems={findProblems(pageForm, draft)} refusal={text.titleMissing} />;
}
IncompleteForm.title = 'Stranice/Nepotpuna stranica';

export function FailedForm() {
  return <Form draft={DRAFT} isDirty hasFailed refusal="Poslužitelj se ne javlja." />;
}
FailedForm.title = 'Stranice/Stranica koja nije spremljena';

export function FormBeingSaved() {
  return <Form draft={DRAFT} isDirty isSaving isLocked />;
}
FormBeingSaved.title = 'Stranice/Stranica koja se sprema';

export function FormWithKeptDraft() {
  const draft = { value: DRAFT, base: EMPTY_PAGE, savedAt: SAVED_AT.toISOString(), version: undefined };
  const kept = [{ key: { userId: 4, record: 'page/new' }, draft }];
  return <Form draft={EMPTY_PAGE} drafts={{ kept, restoreKept: nothing, discardKept: nothing, isKeeping: false }} />;
}
FormWithKeptDraft.title = 'Stranice/Sačuvana skica stranice';

export function LoadingForm() {
  return <ArticleSkeleton />;
}
LoadingForm.title = 'Stranice/Stranica koja se učitava';

export function Conflict() {
  const theirs: PageDraft = {
    ...DRAFT,
    title: 'Financiranje sportskih zajednica',
    buttons: [],
    accordion: [{ title: 'Tko?', data: '<p>Svi.</p>' }],
  };
  return <Compared theirs={theirs} />;
}
Conflict.title = 'Stranice/Dvije verzije stranice';

export function FoundReferences() {
  const references = [
    { kind: 'medal' as const, id: 3, title: 'Sinković, Sinković – zlato, OI Tokyo 2020' },
    { kind: 'medal' as const, id: 5, title: 'Sinković, Sinković – zlato, OI Pariz 2024' },
  ];
  return <ReadReferences read={async () => ({ references, total: 23 })} />;
}
FoundReferences.title = 'Stranice/Što vodi na stranicu';

export function NoReferences() {
  return <ReadReferences read={async () => ({ references: [], total: 0 })} />;
}
NoReferences.title = 'Stranice/Ništa ne vodi na stranicu';

export function LoadingReferences() {
  return <ReadReferences read={() => new Promise<never>(nothing)} />;
}
LoadingReferences.title = 'Stranice/Provjerava se što vodi na stranicu';

export function FailedReferences() {
  return <ReadReferences read={() => Promise.reject(new Error('Poslužitelj se ne javlja.'))} />;
}
FailedReferences.title = 'Stranice/Nije poznato što vodi na stranicu';

type State = StoryState<PageDraft, Page>;

function Form(state: State) {
  return (
    <WithOwnCache>
      <Editor {...state} />
    </WithOwnCache>
  );
}

function Editor(state: State) {
  return <PageEditor record={useStoryRecord(pageForm, pageQueries, state)} />;
}

function Compared({ theirs }: { theirs: PageDraft }) {
  const [isOpen, setIsOpen] = useState(false);
  const mine: PageDraft = { ...DRAFT, title: 'Natječaj za sufinanciranje', accordion: [], show_gallery: 0 };
  const merge = mergeDrafts(pageForm, { base: { ...DRAFT, buttons: [] }, mine, theirs });
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Usporedi</Button>
      {isOpen && (
        <ConflictDialog
          form={pageForm}
          conflict={{ ...merge, theirs, version: 5, saved: { name: 'Marko Ćutuk', at: SAVED_AT.toISOString() } }}
          onResolve={close}
          onCancel={close}
        />
      )}
    </>
  );
}

type References = RouteAnswer<typeof pageRoutes.listPageReferences>;

function ReadReferences({ read }: { read: () => Promise<References> }) {
  return (
    <WithOwnCache>
      <AskedReferences read={read} />
    </WithOwnCache>
  );
}

function AskedReferences({ read }: { read: () => Promise<References> }) {
  return <PageReferences query={useQuery({ queryKey: ['story'], queryFn: read })} />;
}

/** A separate query cache for each story, so that stories do not share answers. */
function WithOwnCache({ children }: { children: ReactNode }) {
  const [queryClient] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
