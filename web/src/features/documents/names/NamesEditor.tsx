import type { FolderLanguage } from '@baklja/contract/features/documents/document-folders';
import { FOLDER_TITLE_MAX_LENGTH } from '@baklja/contract/limits';
import { useMemo } from 'react';
import { SwitchField } from '#web/forms/fields/SwitchField.tsx';
import { TextField } from '#web/forms/fields/TextField.tsx';
import type { FieldsOf } from '#web/forms/open-record.ts';
import { RowEditor } from '#web/forms/row/RowEditor.tsx';
import { folderQueries, subfolderQueries } from '../documents.queries.ts';
import { documentsText as text } from '../documents.text.ts';
import classes from './NamesEditor.module.css';
import { NAMES_PARAM, newSubfolderRow, subfolderRow } from './names-address.ts';
import { folderForm, type NamesDraft, subfolderForm } from './names-form.ts';

/** The names of a folder in one line; of a new one without `id`. */
export function FolderNames({ id, language }: { id?: number; language: FolderLanguage }) {
  const form = useMemo(() => folderForm(language), [language]);
  const key = id === undefined ? undefined : String(id);
  return (
    <RowEditor key={key} isLine form={form} queries={folderQueries} param={NAMES_PARAM} recordKey={key}>
      {(record) => <NamesFields record={record} />}
    </RowEditor>
  );
}

/** The names of a subfolder in one line; of a new one without `id`. */
export function SubfolderNames({ id, folderId }: { id?: number; folderId: number }) {
  const form = useMemo(() => subfolderForm(folderId), [folderId]);
  const rowKey = id === undefined ? newSubfolderRow(folderId) : subfolderRow(id);
  return (
    <RowEditor
      key={rowKey}
      isLine
      form={form}
      queries={subfolderQueries}
      param={NAMES_PARAM}
      recordKey={id === undefined ? undefined : String(id)}
      rowKey={rowKey}
    >
      {(record) => <NamesFields record={record} />}
    </RowEditor>
  );
}

function NamesFields({ record }: { record: FieldsOf<NamesDraft> }) {
  return (
    <div className={classes.names}>
      <TextField record={record} name="title" placeholder={text.name} maxLength={FOLDER_TITLE_MAX_LENGTH} />
      <TextField record={record} name="title_eng" placeholder={text.nameEng} maxLength={FOLDER_TITLE_MAX_LENGTH} />
      <div className={classes.visible}>
        <SwitchField record={record} name="isVisible" />
      </div>
    </div>
  );
}
