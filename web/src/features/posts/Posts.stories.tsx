import type { Post } from '@baklja/contract/features/posts';
import { Button } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { pinnedPostsQuery } from '#web/lib/pinned-posts-query.ts';
import { makePost } from '#web/testing/make-post.ts';
import { type StoryState, useStoryRecord } from '#web/testing/use-story-record.ts';
import { ArticleSkeleton } from '#web/widgets/record-form/ArticleSkeleton.tsx';
import { findProblems } from '#web/widgets/record-form/define-record-form.ts';
import { mergeDrafts } from '#web/widgets/record-form/editing/draft.ts';
import { ConflictDialog } from '#web/widgets/record-form/frame/ConflictDialog.tsx';
import { draftFromPost, EMPTY_POST, type PostDraft } from './edit/form/post-draft.ts';
import { postForm } from './edit/form/post-form.tsx';
import { PostEditor } from './edit/PostEditor.tsx';
import { categoriesQuery, postQueries } from './posts.queries.ts';

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
NewForm.title = 'Članci/Novi članak';

export function FilledForm() {
  return <Form draft={DRAFT} row={POST} savedAt={SAVED_AT} />;
}
FilledForm.title = 'Članci/Članak';

export function ChangedForm() {
  return <Form draft={DRAFT} row={POST} savedAt={SAVED_AT} isDirty />;
}
ChangedForm.title = 'Članci/Promijenjeni članak';

export function IncompleteForm() {
  return (
    <Form
      draft={EMPTY_POST}
      isDirty
      hasFailed
      problems={findProblems(postForm, EMPTY_POST)}
      refusal="Unesite podatke"
    />
  );
}
IncompleteForm.title = 'Članci/Nepotpun članak';

export function FailedForm() {
  return <Form draft={DRAFT} isDirty hasFailed refusal="Nešto nije u redu! Poslužitelj se ne javlja." />;
}
FailedForm.title = 'Članci/Članak koji nije spremljen';

export function FormBeingSaved() {
  return <Form draft={DRAFT} isDirty isSaving isLocked />;
}
FormBeingSaved.title = 'Članci/Članak koji se sprema';

export function FormWithKeptDraft() {
  const draft = { value: DRAFT, base: EMPTY_POST, savedAt: SAVED_AT.toISOString(), version: undefined };
  const kept = [{ key: { userId: 4, record: 'post/new' }, draft }];
  return <Form draft={EMPTY_POST} drafts={{ kept, restoreKept: nothing, discardKept: nothing, isKeeping: false }} />;
}
FormWithKeptDraft.title = 'Članci/Sačuvana skica';

export function LoadingForm() {
  return <ArticleSkeleton />;
}
LoadingForm.title = 'Članci/Članak koji se učitava';

export function Conflict() {
  return (
    <Compared theirs={{ ...DRAFT, title: 'Tri zlata braće Sinković', fulltext: '<p>Drugi tekst.</p>', catid: 5 }} />
  );
}
Conflict.title = 'Članci/Dvije verzije';

export function ConflictWithoutChoice() {
  return <Compared theirs={{ ...DRAFT, state: 0 }} />;
}
ConflictWithoutChoice.title = 'Članci/Dvije verzije bez sukoba';

type State = StoryState<PostDraft, Post>;

function Form(state: State) {
  return (
    <Seeded>
      <Editor {...state} />
    </Seeded>
  );
}

function Editor(state: State) {
  return <PostEditor record={useStoryRecord(postForm, postQueries, state)} />;
}

function Compared({ theirs }: { theirs: PostDraft }) {
  const [isOpen, setIsOpen] = useState(false);
  const mine = { ...DRAFT, title: 'Braća Sinković: tri Igre, tri zlata', fulltext: '<p>Moj tekst.</p>' };
  const merge = mergeDrafts(postForm, { base: DRAFT, mine, theirs });
  return (
    <Seeded>
      <Button onClick={() => setIsOpen(true)}>Usporedi</Button>
      {isOpen && (
        <ConflictDialog
          form={postForm}
          conflict={{ ...merge, theirs, version: 5, saved: { name: 'Marko Ćutuk', at: SAVED_AT.toISOString() } }}
          onResolve={() => setIsOpen(false)}
          onCancel={() => setIsOpen(false)}
        />
      )}
    </Seeded>
  );
}

/** Seeds the answers that the components would request, so that they render without a server. */
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
