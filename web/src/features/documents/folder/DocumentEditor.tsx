import type { ManagedFolder } from '@baklja/contract/features/documents/document-folders';
import { DOCUMENT_NAME_MAX_LENGTH, DOCUMENT_YEARS, IMAGE_PATH_MAX_LENGTH } from '@baklja/contract/limits';
import { Group, Input, NativeSelect, SimpleGrid, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQueries, useQuery } from '@tanstack/react-query';
import { DeleteRecord } from '#web/forms/DeleteRecord.tsx';
import { defineRecordForm, required } from '#web/forms/define-record-form.ts';
import { NumberField } from '#web/forms/fields/NumberField.tsx';
import { nameOfId } from '#web/forms/fields/name-of-id.tsx';
import { SelectField } from '#web/forms/fields/SelectField.tsx';
import { SwitchField } from '#web/forms/fields/SwitchField.tsx';
import { TextField } from '#web/forms/fields/TextField.tsx';
import { useField } from '#web/forms/fields/use-field.tsx';
import { useRecord } from '#web/forms/open-record.ts';
import { RecordDrawer } from '#web/forms/RecordDrawer.tsx';
import { messageOf } from '#web/lib/api-client.ts';
import { MEDIA_UNDO_MS } from '#web/lib/timings.ts';
import { useUndoToast } from '#web/lists/selection/use-undo-toast.ts';
import { FileLine } from '#web/media/FileLine.tsx';
import { useRestoreFiles } from '#web/media/library/files.queries.ts';
import { usePickFile } from '#web/media/picker/use-media-picker.tsx';
import { UploadButton } from '#web/media/uploads/UploadButton.tsx';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { TextButton } from '#web/ui/TextButton.tsx';
import { isUntranslated } from '../adding/added-documents.ts';
import {
  type DocumentRow,
  documentQueries,
  folderQueries,
  foldersQuery,
  subfolderQueries,
  useRefreshDocuments,
  useReplaceFile,
} from '../documents.queries.ts';
import { documentsText } from '../documents.text.ts';
import { folderText as text } from './folder.text.ts';

const { fields, check } = documentsText;

/** A document in the drawer beside its folder. `order` has the ids of the documents in the list. */
export function DocumentEditor({ id, order }: { id: number; order: readonly string[] }) {
  return (
    <RecordDrawer key={id} form={form} queries={documentQueries} param="dokument" recordKey={String(id)} order={order}>
      <DocumentFields />
      <DeleteRecord />
    </RecordDrawer>
  );
}

type DocumentDraft = Pick<DocumentRow, 'doc_name' | 'title_eng' | 'link' | 'show_in_sub'> &
  Record<'year' | 'page_id' | 'sub_folder', number | undefined>;

const form = defineRecordForm({
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
    doc_name: { label: fields.doc_name, check: required(check.doc_name) },
    title_eng: { label: fields.title_eng, check: required(check.title_eng) },
    year: { label: fields.year, check: (year) => (year === undefined ? check.year : undefined) },
    link: { label: fields.link, check: required(check.link) },
    page_id: {
      label: fields.page_id,
      check: (id) => (id === undefined ? check.page_id : undefined),
      describe: nameOfId(useFolderName),
    },
    show_in_sub: { label: fields.show_in_sub, describe: (flag) => (flag === 1 ? text.yes : text.no) },
    sub_folder: {
      label: fields.sub_folder,
      describe: nameOfId(useSubfolderName),
      check: (id, { show_in_sub }) => (show_in_sub === 1 && id === undefined ? check.sub_folder : undefined),
    },
  },
  fromRecord: ({ doc_name, title_eng, year, link, page_id, show_in_sub, sub_folder }: DocumentRow): DocumentDraft => {
    return { doc_name, title_eng, year, link, page_id, show_in_sub, sub_folder: sub_folder ?? undefined };
  },
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

function DocumentFields() {
  const record = useRecord(form);
  const { folders, failure } = useAllFolders();
  const folder = folders.find(({ id }) => id === record.draft.page_id);
  const subfolders = folder?.subfolders ?? [];
  return (
    <>
      <TextField form={form} name="doc_name" maxLength={DOCUMENT_NAME_MAX_LENGTH} />
      <TextField
        form={form}
        name="title_eng"
        maxLength={DOCUMENT_NAME_MAX_LENGTH}
        help={isUntranslated(record.draft) ? documentsText.untranslatedHelp : undefined}
      />
      <SimpleGrid cols={2} spacing="md">
        <NumberField form={form} name="year" min={DOCUMENT_YEARS.first} max={DOCUMENT_YEARS.last} />
        <FolderField folders={folders} failure={failure} />
      </SimpleGrid>
      <SwitchField form={form} name="show_in_sub" help={folder && text.ifNotInSubfolder(folder.title)} />
      <SelectField
        form={form}
        name="sub_folder"
        placeholder={text.chooseSubfolder}
        choices={subfolders.map(({ sub_id, title }) => ({ value: sub_id, label: title }))}
      />
      <FileOfDocument />
    </>
  );
}

function useAllFolders(): { folders: readonly ManagedFolder[]; failure: string | undefined } {
  const [croatian, english] = useQueries({ queries: [foldersQuery('hrv'), foldersQuery('eng')] });
  return {
    folders: [...(croatian.data ?? []), ...(english.data ?? [])],
    failure: croatian.isError || english.isError ? text.foldersNotRead : undefined,
  };
}

/** The folder. In another one the document is in no subfolder until one is chosen. */
function FolderField({ folders, failure }: ReturnType<typeof useAllFolders>) {
  const record = useRecord(form);
  const { id, label, value, error, isLocked } = useField(form, 'page_id');
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
        ...(folders.some((folder) => folder.id === value)
          ? []
          : [{ value: String(value ?? ''), label: text.chooseFolder }]),
        ...folders.map((folder) => ({
          value: String(folder.id),
          label: folder.lng === 'eng' ? text.englishFolder(folder.title) : folder.title,
        })),
      ]}
    />
  );
}

function FileOfDocument() {
  const record = useRecord(form);
  const { row, draft } = record;
  const { id, label, error, set } = useField(form, 'link');
  const { pickFile, dialog } = usePickFile();
  const [isTyping, { toggle }] = useDisclosure();
  const stored = row && row.link === draft.link ? row : undefined;
  const isMissing = stored?.file_missing === 1;
  const fileId = stored?.file_id ?? undefined;
  const pick = async () => {
    const file = await pickFile();
    if (file) set(file.address);
  };
  return (
    <Input.Wrapper label={label} labelElement="div" error={isTyping ? undefined : error}>
      <Stack gap="xs" mt={4}>
        {draft.link.trim() !== '' && (
          <FileLine link={draft.link} isMissing={isMissing}>
            {fileId !== undefined && <ReplaceFile fileId={fileId} />}
          </FileLine>
        )}
        {(isMissing || fileId !== undefined) && (
          <Text c="dimmed" fz="sm">
            {isMissing ? text.missingHelpFile : text.addressStays}
          </Text>
        )}
        {isTyping && <TextField form={form} name="link" label="Adresa" maxLength={IMAGE_PATH_MAX_LENGTH} />}
        <Group gap="md">
          <TextButton {...(!isTyping && { id })} onClick={() => void pick()}>
            {text.pickFile}
          </TextButton>
          <TextButton onClick={toggle} isExpanded={isTyping}>
            Adresa
          </TextButton>
        </Group>
      </Stack>
      {dialog}
    </Input.Wrapper>
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
  return <UploadButton label={text.replace} leftSection={null} onFiles={(files) => void replace(files)} isSingle />;
}
