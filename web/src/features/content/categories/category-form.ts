import type { EditedCategory } from '@baklja/contract/features/content/categories';
import { defineRecordForm, required } from '#web/forms/define-record-form.ts';
import { categoriesText as text } from './categories.text.ts';

export type CategoryDraft = { title: string };

export const categoryForm = defineRecordForm({
  kind: 'category',
  empty: { title: '' } as CategoryDraft,
  fields: { title: { label: text.title, check: required(text.titleMissing) } },
  fromRecord: ({ title }: EditedCategory): CategoryDraft => ({ title }),
  toCreate: (draft) => ({ body: draft }),
  toUpdate: (draft, { id, version }) => ({ body: { ...draft, id, version } }),
});
