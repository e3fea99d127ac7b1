import type { ManagedFolder } from '@baklja/contract/features/documents/document-folders';
import { DOCUMENT_NAME_MAX_LENGTH, DOCUMENT_YEARS, IMAGE_PATH_MAX_LENGTH } from '@baklja/contract/limits';
import { Button, NativeSelect } from '@mantine/core';
import { IconExternalLink, IconRefresh } from '@tabler/icons-react';
import { useQueries } from '@tanstack/react-query';
import { fieldOf } from '#web/forms/fields/field-of.tsx';
import { NumberField } from '#web/forms/fields/NumberField.tsx';
import { SelectField } from '#web/forms/fields/SelectField.tsx';
import { SwitchField } from '#web/forms/fields/SwitchField.tsx';
import { TextField } from '#web/forms/fields/TextField.tsx';
import type { OpenRecord } from '#web/forms/open-record.ts';
import { messageOf } from '#web/lib/api-client.ts';
import { formatBytes } from '#web/lib/text/bytes.ts';
import { MEDIA_UNDO_MS } from '#web/lib/timings.ts';
import { useUndoToast } from '#web/lists/selection/use-undo-toast.ts';
import { useRestoreFiles } from '#web/media/library/files.queries.ts';
import { usePickFile } from '#web/media/picker/use-media-picker.tsx';
import { UploadButton } from '#web/media/uploads/UploadButton.tsx';
import look from '#web/ui/look.module.css';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { type DocumentRow, foldersQuery, useRefreshDocuments } from '../documents.queries.ts';
import { useReplaceFile } from '../use-replace-file.ts';
import classes from './DocumentFields.module.css';
import type { DocumentDraft } from './document-form.ts';
import { folderText as text } from './folder.text.ts';

type Props = { record: OpenRecord<DocumentDraft, DocumentRow> };

/** All fields of a document. */
export function DocumentFields({ record }: Props) {
  const { folders, failure } = useAllFolders();
  const { draft } = record;
  const subfolders = folders.find(({ id }) => id === draft.page_id)?.subfolders ?? [];
  return (
    <div className={classes.fields}>
      <div className={classes.name}>
        <TextField record={record} name="doc_name" maxLength={DOCUMENT_NAME_MAX_LENGTH} />
      </div>
      <div className={classes.name}>
        <TextField record={record} name="title_eng" maxLength={DOCUMENT_NAME_MAX_LENGTH} />
      </div>
      <div className={classes.year}>
        <NumberField record={record} name="year" min={DOCUMENT_YEARS.first} max={DOCUMENT_YEARS.last} />
      </div>
      <div className={classes.file}>
        <FileOfDocument record={record} />
      </div>
      <div className={classes.folder}>
        <FolderField record={record} folders={folders} failure={failure} />
      </div>
      <div className={classes.half}>
        <SwitchField record={record} name="show_in_sub" />
      </div>
      <div className={classes.half}>
        <SelectField
          record={record}
          name="sub_folder"
          placeholder={text.chooseSubfolder}
          choices={subfolders.map(({ sub_id, title }) => ({ value: sub_id, label: title }))}
        />
      </div>
    </div>
  );
}

/** The folders of both languages. */
function useAllFolders(): { folders: ManagedFolder[]; failure: string | undefined } {
  const [croatian, english] = useQueries({ queries: [foldersQuery('hrv'), foldersQuery('eng')] });
  return {
    folders: [...(croatian.data ?? []), ...(english.data ?? [])],
    failure: croatian.isError || english.isError ? text.foldersNotRead : undefined,
  };
}

type FolderProps = Props & { folders: readonly ManagedFolder[]; failure: string | undefined };

/** The folder. In another one the document is in no subfolder until one is chosen. */
function FolderField({ record, folders, failure }: FolderProps) {
  const { id, label, value, error, isLocked } = fieldOf(record, 'page_id');
  return (
    <NativeSelect
      id={id}
      label={label}
      value={value ?? ''}
      error={error ?? failure}
      disabled={isLocked}
      onChange={({ currentTarget }) =>
        record.change({ page_id: Number(currentTarget.value), sub_folder: undefined, show_in_sub: 0 })
      }
      data={[
        ...(folders.some((folder) => folder.id === value) ? [] : [{ value: value ?? '', label: text.chooseFolder }]),
        ...folders.map((folder) => ({
          value: String(folder.id),
          label: folder.lng === 'eng' ? text.englishFolder(folder.title) : folder.title,
        })),
      ].map(({ value: folderId, label: words }) => ({ value: String(folderId), label: words }))}
    />
  );
}

function FileOfDocument({ record }: Props) {
  const { row, draft } = record;
  const { pickFile, dialog } = usePickFile();
  const isStored = row !== undefined && draft.link === row.link;
  const help = !isStored
    ? undefined
    : row.file_missing === 1
      ? text.missingHelpFile
      : row.file_id !== null
        ? [text.addressStays, ...(row.file_size === null ? [] : [text.presentSize(formatBytes(row.file_size))])].join(
            ' ',
          )
        : undefined;
  const pick = async () => {
    const file = await pickFile();
    if (file) record.change({ link: file.address });
  };
  return (
    <>
      <TextField record={record} name="link" maxLength={IMAGE_PATH_MAX_LENGTH} help={help} />
      <div className={`${look.row} ${classes.buttons}`}>
        {isStored && row.file_id !== null && <ReplaceFile fileId={row.file_id} />}
        <Button variant="quiet" onClick={() => void pick()} disabled={record.isLocked}>
          {text.pickFile}
        </Button>
        {isStored && row.file_missing === 0 && (
          <Button
            variant="quiet"
            component="a"
            href={row.link}
            target="_blank"
            rel="noreferrer"
            leftSection={<IconExternalLink aria-hidden />}
          >
            {text.open}
          </Button>
        )}
      </div>
      {dialog}
    </>
  );
}

/** Puts another file at the address of the present one; the toast takes it back. */
function ReplaceFile({ fileId }: { fileId: number }) {
  const replaceFile = useReplaceFile();
  const restoring = useRestoreFiles();
  const announce = useUndoToast((ids) => restoring.mutateAsync(ids), { undoMs: MEDIA_UNDO_MS });
  const refresh = useRefreshDocuments();
  const toasts = useToasts();
  const replace = async ([sent]: File[]) => {
    if (!sent) return;
    toasts.clearErrors();
    try {
      const { saved, failed } = await replaceFile(fileId, sent);
      const [done] = saved;
      const [failure] = failed;
      if (failure) toasts.error(`${failure.name}: ${failure.message}`);
      if (!done) return;
      announce(done.message, done.former_id === undefined ? [] : [done.former_id]);
      await refresh();
    } catch (error) {
      toasts.error(messageOf(error));
    }
  };
  return (
    <UploadButton
      label={text.replace}
      leftSection={<IconRefresh aria-hidden />}
      onFiles={(files) => void replace(files)}
      isSingle
    />
  );
}
