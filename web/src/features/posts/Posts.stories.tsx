import { Button } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { pinnedPostsQuery } from '#web/lib/pinned-posts-query.ts';
import { makePost } from '#web/testing/make-post.ts';
import { mergeDrafts } from '#web/widgets/record-form/merge-drafts.ts';
import { RecordFormSkeleton } from '#web/widgets/record-form/RecordFormSkeleton.tsx';
import { RecordStamps } from '#web/widgets/record-form/former/RecordStamps.tsx';
import { SaveButton } from '#web/widgets/record-form/SaveButton.tsx';
import { SavingOverlay } from '#web/widgets/record-form/SavingOverlay.tsx';
import { saveStateOf } from '#web/widgets/record-form/save-state.ts';
import type { RecordEditing } from '#web/widgets/record-form/use-record-editing.ts';
import { PostConflictDialog } from './edit/PostConflictDialog.tsx';
import { PostForm } from './edit/PostForm.tsx';
import { PostToggles } from './edit/PostToggles.tsx';
import { draftFromPost, EMPTY_POST, findProblems, POST_SHAPE, type PostDraft, stampsOf } from './edit/post-form.ts';
import { categoriesQuery } from './posts.queries.ts';
import { postsText } from './posts.text.ts';

const nothing = () => {};
const PICTURE = new URL('#web/app/product-mark.svg', import.meta.url).href;
const SAVED_AT = new Date('2026-11-21T13:32:00.000Z');
const POST = makePost({
  title: 'Tri Igre, tri zlata: braća Sinković od dvojca na pariće u Riju do dvojca bez kormilara u Parizu',
  alias: 'tri-igre-tri-zlata',
  introtext: '<p>Martin i Valent Sinković osvojili su zlato na trima uzastopnim ljetnim Igrama.</p>',
  fulltext: '<p>Prije tri zlata bilo je srebro.</p><h2>London</h2><p>Braća su veslala u četvercu na pariće.</p>',
  images: JSON.stringify({ image_intro: PICTURE, image_intro_alt: 'Četverac u punom zaveslaju' }),
  gallery: JSON.stringify([
    { image: PICTURE, id: 0, caption: 'Četverac u punom zaveslaju' },
    { image: PICTURE, id: 1, caption: '' },
  ]),
});
const DRAFT = draftFromPost(POST);

export function NewForm() {
  return <Form draft={EMPTY_POST} />;
}

export function FilledForm() {
  return <Form draft={DRAFT} isSaved />;
}

export function ChangedForm() {
  return <Form draft={DRAFT} isSaved isDirty />;
}

export function IncompleteForm() {
  return <Form draft={EMPTY_POST} isDirty hasFailed problems={findProblems(EMPTY_POST)} refusal="Unesite podatke" />;
}

export function FailedForm() {
  return <Form draft={DRAFT} isDirty hasFailed refusal="Nešto nije u redu! Poslužitelj se ne javlja." />;
}

export function FormBeingSaved() {
  return (
    <>
      <Form draft={DRAFT} isDirty isSaving isLocked />
      <SavingOverlay text={postsText.saving} />
    </>
  );
}

export function FormWithKeptDraft() {
  const kept = { value: DRAFT, base: EMPTY_POST, savedAt: SAVED_AT.toISOString(), version: undefined };
  return <Form draft={EMPTY_POST} editing={{ kept, isKeeping: false }} />;
}

export function LoadingForm() {
  return <RecordFormSkeleton label="Učitava se članak" />;
}

export function Conflict() {
  return (
    <Compared theirs={{ ...DRAFT, title: 'Tri zlata braće Sinković', fulltext: '<p>Drugi tekst.</p>', catid: 5 }} />
  );
}

export function ConflictWithoutChoice() {
  return <Compared theirs={{ ...DRAFT, state: 0 }} />;
}

type FormProps = Partial<Pick<ComponentProps<typeof PostForm>, 'problems' | 'refusal' | 'isLocked'>> & {
  draft: PostDraft;
  isDirty?: boolean;
  isSaving?: boolean;
  hasFailed?: boolean;
  isSaved?: boolean;
  editing?: Partial<RecordEditing<PostDraft>>;
};

/** The form of a post in one state; what is typed into it stays in it. */
function Form(props: FormProps) {
  const { isDirty = false, isSaving = false, hasFailed = false, isSaved = false, problems = [] } = props;
  const [draft, setDraft] = useState(props.draft);
  const editing: RecordEditing<PostDraft> = {
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
  const isNew = props.draft === EMPTY_POST;
  return (
    <Seeded>
      <PostForm
        title={isNew ? 'Dodaj članak' : 'Uredi post'}
        editing={editing}
        {...(!isNew && {
          alias: POST.alias,
          toggles: <PostToggles post={POST} />,
          foot: <RecordStamps {...stampsOf(POST)} />,
        })}
        problems={problems}
        refusal={props.refusal}
        isLocked={props.isLocked ?? false}
        saveState={saveStateOf({ isDirty, isSaving, hasFailed, savedAt: isSaved ? SAVED_AT : undefined })}
        onSave={nothing}
        actions={<SaveButton onSave={nothing} isSaving={isSaving} isDisabled={draft.title === ''} />}
      />
    </Seeded>
  );
}

function Compared({ theirs }: { theirs: PostDraft }) {
  const [isOpen, setIsOpen] = useState(false);
  const post = makePost({ ...POST, modified_by_name: 'Marko Ćutuk', modified: SAVED_AT.toISOString() });
  const mine = { ...DRAFT, title: 'Braća Sinković: tri Igre, tri zlata', fulltext: '<p>Moj tekst.</p>' };
  return (
    <Seeded>
      <Button onClick={() => setIsOpen(true)}>Usporedi</Button>
      {isOpen && (
        <PostConflictDialog
          conflict={{ ...mergeDrafts(POST_SHAPE, { base: DRAFT, mine, theirs }), theirs, record: post }}
          onResolve={() => setIsOpen(false)}
          onCancel={() => setIsOpen(false)}
        />
      )}
    </Seeded>
  );
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
    client.setQueryData(pinnedPostsQuery.queryKey, [
      { post_id: 1, title: POST.title, alias: POST.alias, language: 'hr-HR' },
    ]);
    return client;
  });
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
