import type { Page, pageRoutes } from '@baklja/contract/features/pages';
import type { RouteAnswer } from '@baklja/contract/route';
import { Button } from '@mantine/core';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { makePage } from '#web/testing/make-page.ts';
import { ConflictDialog } from '#web/widgets/record-form/former/ConflictDialog.tsx';
import { mergeDrafts } from '#web/widgets/record-form/merge-drafts.ts';
import { RecordFormSkeleton } from '#web/widgets/record-form/RecordFormSkeleton.tsx';
import { RecordStamps } from '#web/widgets/record-form/former/RecordStamps.tsx';
import { SaveButton } from '#web/widgets/record-form/SaveButton.tsx';
import { SavingOverlay } from '#web/widgets/record-form/SavingOverlay.tsx';
import { saveStateOf } from '#web/widgets/record-form/save-state.ts';
import type { RecordEditing } from '#web/widgets/record-form/use-record-editing.ts';
import { DeletePage } from './edit/DeletePage.tsx';
import { describeField, fieldName } from './edit/describe-field.ts';
import { PageForm } from './edit/PageForm.tsx';
import { draftFromPage, EMPTY_PAGE, PAGE_SHAPE, type PageDraft, stampsOf } from './edit/page-form.ts';
import { findProblems } from './edit/page-problems.ts';
import { PageReferences } from './PageReferences.tsx';
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

export function FilledForm() {
  return <Form draft={DRAFT} isSaved />;
}

export function FormWithPartsOff() {
  return <Form draft={{ ...DRAFT, show_buttons: 0, show_accordion: 0, show_gallery: 0 }} isSaved isDirty />;
}

export function IncompleteForm() {
  const draft: PageDraft = {
    ...EMPTY_PAGE,
    show_buttons: 1,
    buttons: [{ title: '', link: 'javascript:alert(1)' }],
    show_accordion: 1,
    accordion: [{ title: '', data: '<p>Tekst</p>' }],
  };
  return <Form draft={draft} isDirty hasFailed problems={findProblems(draft)} refusal={text.titleMissing} />;
}

export function FailedForm() {
  return <Form draft={DRAFT} isDirty hasFailed refusal="Poslužitelj se ne javlja." />;
}

export function FormBeingSaved() {
  return (
    <>
      <Form draft={DRAFT} isDirty isSaving isLocked />
      <SavingOverlay text={text.saving} />
    </>
  );
}

export function FormWithKeptDraft() {
  const kept = { value: DRAFT, base: EMPTY_PAGE, savedAt: SAVED_AT.toISOString(), version: undefined };
  return <Form draft={EMPTY_PAGE} editing={{ kept, isKeeping: false }} />;
}

export function LoadingForm() {
  return <RecordFormSkeleton label={text.loading} />;
}

export function Conflict() {
  const theirs: PageDraft = {
    ...DRAFT,
    title: 'Financiranje sportskih zajednica',
    buttons: [],
    accordion: [{ title: 'Tko?', data: '<p>Svi.</p>' }],
  };
  return <Compared theirs={theirs} />;
}

export function FoundReferences() {
  const references = [
    { kind: 'medal' as const, id: 3, title: 'Sinković, Sinković – zlato, OI Tokyo 2020' },
    { kind: 'medal' as const, id: 5, title: 'Sinković, Sinković – zlato, OI Pariz 2024' },
  ];
  return <ReadReferences read={async () => ({ references, total: 23 })} />;
}

export function NoReferences() {
  return <ReadReferences read={async () => ({ references: [], total: 0 })} />;
}

export function LoadingReferences() {
  return <ReadReferences read={() => new Promise<never>(nothing)} />;
}

export function FailedReferences() {
  return <ReadReferences read={() => Promise.reject(new Error('Poslužitelj se ne javlja.'))} />;
}

type FormProps = Partial<Pick<ComponentProps<typeof PageForm>, 'problems' | 'refusal' | 'isLocked'>> & {
  draft: PageDraft;
  isDirty?: boolean;
  isSaving?: boolean;
  hasFailed?: boolean;
  isSaved?: boolean;
  editing?: Partial<RecordEditing<PageDraft>>;
};

/** The form of a page in one state; what is typed into it stays in it. */
function Form(props: FormProps) {
  const { isDirty = false, isSaving = false, hasFailed = false, isSaved = false, problems = [] } = props;
  const [draft, setDraft] = useState(props.draft);
  const editing: RecordEditing<PageDraft> = {
    draft,
    readLatestDraft: () => draft,
    base: { draft: props.draft, version: undefined },
    isDirty,
    change: (fields) => setDraft((current) => ({ ...current, ...fields })),
    markSaved: nothing,
    rebase: nothing,
    kept: undefined,
    restoreKept: nothing,
    discardKept: nothing,
    isKeeping: true,
    ...props.editing,
  };
  return (
    <WithOwnCache>
      <PageForm
        title={isSaved ? text.editTitle : text.createTitle}
        editing={editing}
        {...(isSaved && { page: PAGE, foot: <PageFoot page={PAGE} /> })}
        problems={problems}
        refusal={props.refusal}
        isLocked={props.isLocked ?? false}
        saveState={saveStateOf({ isDirty, isSaving, hasFailed, savedAt: isSaved ? SAVED_AT : undefined })}
        onSave={nothing}
        actions={<SaveButton onSave={nothing} isSaving={isSaving} isDisabled={false} />}
      />
    </WithOwnCache>
  );
}

function PageFoot({ page }: { page: Page }) {
  return (
    <>
      <RecordStamps {...stampsOf(page)} />
      <DeletePage page={page} onDeleted={nothing} />
    </>
  );
}

function Compared({ theirs }: { theirs: PageDraft }) {
  const [isOpen, setIsOpen] = useState(false);
  const mine: PageDraft = { ...DRAFT, title: 'Natječaj za sufinanciranje', accordion: [], show_gallery: 0 };
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Usporedi</Button>
      {isOpen && (
        <ConflictDialog
          title={text.conflict}
          backText={text.backToPage}
          conflict={{ ...mergeDrafts(PAGE_SHAPE, { base: { ...DRAFT, buttons: [] }, mine, theirs }), theirs }}
          saved={{ name: 'Marko Ćutuk', at: SAVED_AT.toISOString() }}
          fieldName={fieldName}
          describeField={describeField}
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

/** A cache of their own, so that stories do not see each other's answers. */
function WithOwnCache({ children }: { children: ReactNode }) {
  const [queryClient] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
