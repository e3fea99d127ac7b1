import type { Page, pageRoutes } from '@baklja/contract/features/content/pages';
import type { RouteAnswer } from '@baklja/contract/route';
import { useQuery } from '@tanstack/react-query';
import { findProblems } from '#web/forms/define-record-form.ts';
import { RecordProvider } from '#web/forms/open-record.ts';
import { ComparedDrafts } from '#web/testing/compared-drafts.tsx';
import { makePage } from '#web/testing/records/make-page.ts';
import { StoryCache } from '#web/testing/story-cache.tsx';
import { type StoryState, useStoryRecord } from '#web/testing/use-story-record.ts';
import { PageEditor } from './edit/PageScreen.tsx';
import { draftFromPage, EMPTY_PAGE, type PageDraft } from './edit/page-draft.ts';
import { pageForm } from './edit/page-form.ts';
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

export function Conflict() {
  const base = { ...DRAFT, buttons: [] };
  const mine: PageDraft = { ...DRAFT, title: 'Natječaj za sufinanciranje', accordion: [], show_gallery: 0 };
  const theirs: PageDraft = {
    ...base,
    title: 'Financiranje sportskih zajednica',
    accordion: [{ title: 'Tko?', data: '<p>Svi.</p>' }],
  };
  return <ComparedDrafts form={pageForm} base={base} mine={mine} theirs={theirs} />;
}
Conflict.title = 'Stranice/Dvije verzije stranice';

export function FoundReferences() {
  const references = [
    { kind: 'menuItem' as const, id: 12, title: 'Sport: Hrvatske medalje' },
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
    <StoryCache>
      <Editor {...state} />
    </StoryCache>
  );
}

function Editor(state: State) {
  return (
    <RecordProvider record={useStoryRecord(pageForm, pageQueries, state)}>
      <PageEditor />
    </RecordProvider>
  );
}

type References = RouteAnswer<typeof pageRoutes.listPageReferences>;

function ReadReferences({ read }: { read: () => Promise<References> }) {
  return (
    <StoryCache>
      <AskedReferences read={read} />
    </StoryCache>
  );
}

function AskedReferences({ read }: { read: () => Promise<References> }) {
  return <PageReferences query={useQuery({ queryKey: ['story'], queryFn: read })} />;
}
