import type { Post } from '@baklja/contract/features/content/posts';
import type { QueryClient } from '@tanstack/react-query';
import { findProblems } from '#web/forms/define-record-form.ts';
import { RecordProvider } from '#web/forms/open-record.ts';
import { PageSkeleton } from '#web/forms/PageSkeleton.tsx';
import { pinnedPostsQuery } from '#web/lib/queries/pinned-posts-query.ts';
import { ComparedDrafts } from '#web/testing/compared-drafts.tsx';
import { makePost } from '#web/testing/records/make-post.ts';
import { makePin, POSTS_SERVER } from '#web/testing/servers/posts-server.ts';
import { StoryCache } from '#web/testing/story-cache.tsx';
import { type StoryState, useStoryRecord } from '#web/testing/use-story-record.ts';
import { draftFromPost, EMPTY_POST, type PostDraft } from './edit/form/post-draft.ts';
import { postForm } from './edit/form/post-form.tsx';
import { PostEditor } from './edit/PostScreen.tsx';
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
  return (
    <Form
      draft={EMPTY_POST}
      drafts={{
        base: { draft: EMPTY_POST, version: undefined },
        kept,
        restoreKept: nothing,
        discardKept: nothing,
        name: 'post/new',
        isKeeping: false,
        keptAt: undefined,
      }}
    />
  );
}
FormWithKeptDraft.title = 'Članci/Sačuvana skica';

export function LoadingForm() {
  return <PageSkeleton />;
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
    <StoryCache seed={seed}>
      <Editor {...state} />
    </StoryCache>
  );
}

function Editor(state: State) {
  return (
    <RecordProvider record={useStoryRecord(postForm, postQueries, state)}>
      <PostEditor />
    </RecordProvider>
  );
}

function Compared({ theirs }: { theirs: PostDraft }) {
  const mine = { ...DRAFT, title: 'Braća Sinković: tri Igre, tri zlata', fulltext: '<p>Moj tekst.</p>' };
  return (
    <StoryCache seed={seed}>
      <ComparedDrafts form={postForm} base={DRAFT} mine={mine} theirs={theirs} />
    </StoryCache>
  );
}

function seed(client: QueryClient): void {
  client.setQueryData(categoriesQuery.queryKey, POSTS_SERVER.listCategories());
  client.setQueryData(pinnedPostsQuery.queryKey, [makePin(1)]);
}
