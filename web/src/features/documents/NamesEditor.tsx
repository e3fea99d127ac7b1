import type { FolderLanguage, ManagedFolder } from '@baklja/contract/features/documents/document-folders';
import type { Flag } from '@baklja/contract/fields';
import { FOLDER_TITLE_MAX_LENGTH } from '@baklja/contract/limits';
import { Text } from '@mantine/core';
import { useMemo } from 'react';
import { defineRecordForm, required } from '#web/forms/define-record-form.ts';
import { SwitchField } from '#web/forms/fields/SwitchField.tsx';
import { TextField } from '#web/forms/fields/TextField.tsx';
import { MissingRow } from '#web/forms/MissingRow.tsx';
import { useRecord } from '#web/forms/open-record.ts';
import { RecordDrawer } from '#web/forms/RecordDrawer.tsx';
import { useOpenRow } from '#web/lists/address/open-row.ts';
import { folderQueries, type SubfolderRow, subfolderQueries } from './documents.queries.ts';
import { documentsText as text } from './documents.text.ts';

/** Parameter of the address that holds the row in which a folder or subfolder is named. */
export const NAMES_PARAM = 'folder';

/** Its value for a subfolder; for a folder it is the id. */
export function subfolderRow(id: number): string {
  return `subfolder-${id}`;
}

/** Its value for a new subfolder of the folder. */
export function newSubfolderRow(folderId: number): string {
  return `subfolder-u-${folderId}`;
}

/** The names of the folder or subfolder that the address holds, an existing or a new one, in a drawer. */
export function NamesDrawer({ folders, language }: { folders: readonly ManagedFolder[]; language: FolderLanguage }) {
  const { recordKey: row, isNew } = useOpenRow(NAMES_PARAM);
  const forFolder = useMemo(() => folderForm(language), [language]);
  const isOwn = ({ id, subfolders }: ManagedFolder) =>
    row === newSubfolderRow(id) || subfolders.some(({ sub_id }) => row === subfolderRow(sub_id));
  const holder = folders.find(isOwn);
  if (holder) return <SubfolderNames row={row ?? ''} folder={holder} />;
  if (!isNew && !folders.some(({ id }) => String(id) === row)) {
    return <MissingRow kind={row?.startsWith('subfolder') ? 'subfolder' : 'documentFolder'} param={NAMES_PARAM} />;
  }
  return (
    <RecordDrawer key={row} form={forFolder} queries={folderQueries} param={NAMES_PARAM} recordKey={row}>
      <NamesFields />
    </RecordDrawer>
  );
}

function SubfolderNames({ row, folder }: { row: string; folder: ManagedFolder }) {
  const form = useMemo(() => subfolderForm(folder.id), [folder.id]);
  const subfolder = folder.subfolders.find(({ sub_id }) => row === subfolderRow(sub_id));
  return (
    <RecordDrawer
      key={row}
      form={form}
      queries={subfolderQueries}
      param={NAMES_PARAM}
      recordKey={subfolder && String(subfolder.sub_id)}
      rowKey={row}
    >
      <Text c="quiet">{text.inFolder(folder.title)}</Text>
      <NamesFields />
    </RecordDrawer>
  );
}

function NamesFields() {
  const { form } = useRecord<NamesDraft>();
  return (
    <>
      <TextField form={form} name="title" maxLength={FOLDER_TITLE_MAX_LENGTH} />
      <TextField form={form} name="title_eng" maxLength={FOLDER_TITLE_MAX_LENGTH} />
      <SwitchField form={form} name="isVisible" />
    </>
  );
}

/** The names of a folder or subfolder, and whether the site shows it. Only a folder has a language. */
type NamesDraft = { title: string; title_eng: string; isVisible: boolean; lng?: FolderLanguage };

const fields = {
  title: { label: text.name, check: required(text.namesMissing) },
  title_eng: {
    label: text.nameEng,
    // The sentence is about both names: only one of them shows it.
    check: (name: string, { title }: NamesDraft) =>
      title.trim() !== '' && name.trim() === '' ? text.namesMissing : undefined,
  },
  isVisible: { label: text.visible, describe: (isVisible: boolean) => (isVisible ? text.yes : text.no) },
};
const saveTexts = { create: text.add, update: text.save };
const createNext = { text: text.addAnother, kept: [] };

/** The form of a folder; a new one is in the language. */
function folderForm(language: FolderLanguage) {
  const toBody = ({ title, title_eng, isVisible, lng = language }: NamesDraft) => ({
    title: title.trim(),
    title_eng: title_eng.trim(),
    show_doc_page: toFlag(isVisible),
    lng,
  });
  return defineRecordForm({
    kind: 'documentFolder',
    empty: { title: '', title_eng: '', isVisible: true, lng: language } as NamesDraft,
    fields: { ...fields, lng: { label: text.language, describe: (lng = language) => text.languages[lng] } },
    saveTexts,
    createNext,
    fromRecord: ({ title, title_eng, show_doc_page, lng }: ManagedFolder): NamesDraft => ({
      title,
      title_eng,
      isVisible: show_doc_page === 1,
      lng,
    }),
    toCreate: (draft) => ({ body: toBody(draft) }),
    toUpdate: (draft, { id, version }) => ({ body: { ...toBody(draft), id, version } }),
  });
}

/** The form of a subfolder; a new one is in the folder. */
function subfolderForm(folderId: number) {
  const toBody = ({ title, title_eng, isVisible }: NamesDraft) => ({
    title: title.trim(),
    title_eng: title_eng.trim(),
    show_sub: toFlag(isVisible),
  });
  return defineRecordForm({
    kind: 'subfolder',
    empty: { title: '', title_eng: '', isVisible: true } as NamesDraft,
    fields,
    saveTexts,
    createNext,
    fromRecord: ({ title, title_eng, show_sub }: SubfolderRow): NamesDraft => ({
      title,
      title_eng,
      isVisible: show_sub === 1,
    }),
    toCreate: (draft) => ({ body: { ...toBody(draft), doc_cat: folderId } }),
    toUpdate: (draft, { id, version }) => ({ body: { ...toBody(draft), sub_id: id, version } }),
  });
}

function toFlag(isOn: boolean): Flag {
  return isOn ? 1 : 0;
}
