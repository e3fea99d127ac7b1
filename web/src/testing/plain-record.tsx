/**
 * A form of a few plain fields without abilities, on the calls of posts; the record kit is tested and shown with it.
 */
import { type Post, postRoutes } from '@baklja/contract/features/content/posts';
import { defineRecordForm, required } from '#web/forms/define-record-form.ts';
import { SwitchField } from '#web/forms/fields/SwitchField.tsx';
import { TextField } from '#web/forms/fields/TextField.tsx';
import { recordQueries } from '#web/forms/record-queries.ts';

/** The fields of a plain record. */
export type PlainDraft = { title: string; introtext: string; state: 0 | 1 };

/** The form of a plain record: a title that must not be empty, a text whose blocks are sentences, a switch. */
export const plainForm = defineRecordForm({
  kind: 'post',
  empty: { title: '', introtext: '', state: 0 } as PlainDraft,
  fields: {
    title: { label: 'Naziv', check: required('Unesite naziv!') },
    introtext: { label: 'Opis', blocks: (text) => text.split(/(?<=\. )/) },
    state: { label: 'Javno', describe: (state) => (state === 1 ? 'Da' : 'Ne') },
  },
  keptOnRestore: ['state'],
  fromRecord: ({ title, introtext, state }: Post): PlainDraft => ({ title, introtext, state }),
  toCreate: (draft) => ({ body: { ...draft, catid: 3, language: 'hr-HR' as const } }),
  toUpdate: (draft, { id, version }) => ({ body: { ...draft, id, version, catid: 3, language: 'hr-HR' as const } }),
});

export const plainQueries = recordQueries('post', {
  list: postRoutes.listPosts,
  get: postRoutes.getPost,
  create: postRoutes.createPost,
  update: postRoutes.updatePost,
  remove: postRoutes.deletePost,
  removeMany: postRoutes.deletePosts,
  restore: postRoutes.restorePosts,
});

/** The fields of a plain record. */
export function PlainFields() {
  return (
    <>
      <TextField form={plainForm} name="title" />
      <TextField form={plainForm} name="introtext" isOptional />
      <SwitchField form={plainForm} name="state" help="Vidi se na webu." />
    </>
  );
}
