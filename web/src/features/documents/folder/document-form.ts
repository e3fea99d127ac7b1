import type { Flag } from '@baklja/contract/fields';
import { useQuery } from '@tanstack/react-query';
import { defineRecordForm, required } from '#web/forms/define-record-form.ts';
import { namedBy } from '#web/forms/fields/named-by.tsx';
import { type DocumentRow, folderQueries, subfolderQueries } from '../documents.queries.ts';
import { folderText as text } from './folder.text.ts';

export type DocumentDraft = {
  doc_name: string;
  title_eng: string;
  year: number | undefined;
  link: string;
  page_id: number | undefined;
  show_in_sub: Flag;
  sub_folder: number | undefined;
};

/** The form of one document, in its row. */
export const documentForm = defineRecordForm({
  kind: 'document',
  empty: {
    doc_name: '',
    title_eng: '',
    year: undefined,
    link: '',
    page_id: undefined,
    show_in_sub: 0,
    sub_folder: undefined,
  } as DocumentDraft,
  fields: {
    doc_name: { label: text.fields.doc_name, check: required(text.check.doc_name) },
    title_eng: { label: text.fields.title_eng, check: required(text.check.title_eng) },
    year: { label: text.fields.year, check: (year) => (year === undefined ? text.check.year : undefined) },
    link: { label: text.fields.link, check: required(text.check.link) },
    page_id: {
      label: text.fields.page_id,
      check: (id) => (id === undefined ? text.check.page_id : undefined),
      describe: namedBy(useFolderName),
    },
    show_in_sub: { label: text.fields.show_in_sub, describe: (flag) => (flag === 1 ? text.yes : text.no) },
    sub_folder: {
      label: text.fields.sub_folder,
      describe: namedBy(useSubfolderName),
      check: (id, { show_in_sub }) => (show_in_sub === 1 && id === undefined ? text.check.sub_folder : undefined),
    },
  },
  fromRecord: ({ doc_name, title_eng, year, link, page_id, show_in_sub, sub_folder }: DocumentRow): DocumentDraft => ({
    doc_name,
    title_eng,
    year,
    link,
    page_id,
    show_in_sub,
    sub_folder: sub_folder ?? undefined,
  }),
  toCreate: (): never => {
    throw new Error('documents are created together, not in a form of one');
  },
  toUpdate: ({ year = 0, page_id = 0, sub_folder, doc_name, title_eng, link, show_in_sub }, { id, version }) => ({
    body: {
      doc_id: id,
      version,
      doc_name: doc_name.trim(),
      title_eng: title_eng.trim(),
      link: link.trim(),
      year,
      page_id,
      show_in_sub,
      sub_folder: sub_folder ?? null,
    },
  }),
});

function useFolderName(id: number): string | undefined {
  return useQuery(folderQueries.one(id)).data?.title;
}

function useSubfolderName(id: number): string | undefined {
  return useQuery(subfolderQueries.one(id)).data?.title;
}
