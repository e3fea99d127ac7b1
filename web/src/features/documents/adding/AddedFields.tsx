import type { ManagedSubfolder } from '@baklja/contract/features/documents/subfolders';
import { DOCUMENT_NAME_MAX_LENGTH, IMAGE_PATH_MAX_LENGTH } from '@baklja/contract/limits';
import { ActionIcon, Button, Flex, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { IconAlertCircle, IconCheck, IconLanguageOff, IconX } from '#web/lib/icons.ts';
import { formatBytes } from '#web/lib/text/bytes.ts';
import { useSmallForm } from '#web/lib/use-small-form.ts';
import { usePickFile } from '#web/media/picker/use-media-picker.tsx';
import { UploadLine } from '#web/media/uploads/UploadLine.tsx';
import { useUploads, useUploadsState } from '#web/media/uploads/uploads.ts';
import type { DocumentRow } from '../documents.queries.ts';
import classes from './AddDocumentsScreen.module.css';
import {
  type AddedDocument,
  type AddedField,
  type Conflict,
  findConflict,
  isUntranslated,
  missingFields,
  nameSource,
  outcomeOf,
  replaceableFileId,
} from './added-documents.ts';
import { addingText as text } from './adding.text.ts';
import { addLink, changeAdded, DOCUMENTS_FOLDER, removeAdded, useSendFiles } from './adding-store.ts';

export type AddedProps = {
  document: AddedDocument;
  folderId: number;
  subfolders: readonly ManagedSubfolder[];
  /** The documents of the folder, to mark what is in it already. */
  present: readonly DocumentRow[];
  /** A save was tried: what is missing is red. */
  hasTried: boolean;
};

/**
 * A text field of an added document. Ink marks what has to be filled; red only after a try. A document whose file is
 * replaced keeps its own values, which are shown.
 */
export function AddedTextField({
  document,
  folderId,
  present,
  hasTried,
  field,
  hasLabel,
}: AddedProps & { field: AddedField; hasLabel: boolean }) {
  const replaced = present.find(({ id }) => id === document.choice && outcomeOf(document, present) === 'replace');
  // Until the choice is made, the document may need no fields of its own.
  const hasOwnFields = document.choice === 'add' || !findConflict(document, present);
  const isMissing = hasOwnFields && missingFields(document).includes(field);
  return (
    <TextInput
      className={classes.field}
      {...(hasLabel && { label: text.fields[field] })}
      aria-label={text.fieldOf(field, document.fileName)}
      placeholder={hasLabel ? undefined : text.fields[field]}
      inputMode={field === 'year' ? 'numeric' : 'text'}
      maxLength={field === 'year' ? 4 : DOCUMENT_NAME_MAX_LENGTH}
      data-missing={isMissing || undefined}
      description={
        field === 'title_eng' && hasOwnFields && isUntranslated(document) ? text.untranslatedHelp : undefined
      }
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      error={hasTried && isMissing && document.state !== 'failed' ? text.missing[field] : undefined}
      readOnly={replaced !== undefined}
      value={replaced ? String(replaced[field]) : document[field]}
      onChange={({ currentTarget }) => changeAdded(folderId, document.key, { [field]: currentTarget.value })}
    />
  );
}

type PlaceProps = AddedProps & { hasLabel: boolean };

/** Where an added document is put: into which subfolder, or in the place of a file that the folder has already. */
export function AddedPlace(props: PlaceProps) {
  const conflict = findConflict(props.document, props.present);
  return conflict ? <ReplaceOrAdd {...props} conflict={conflict} /> : <Subfolder {...props} />;
}

function Subfolder({ document, folderId, subfolders, hasLabel }: PlaceProps) {
  return (
    <NativeSelect
      {...(hasLabel && { label: text.subfolder })}
      aria-label={text.subfolderOf(document.fileName)}
      value={document.sub_folder ?? ''}
      onChange={({ currentTarget: { value } }) =>
        changeAdded(folderId, document.key, { sub_folder: value === '' ? undefined : Number(value) })
      }
      data={[{ value: '', label: text.noSubfolder }, ...subfolderOptions(subfolders)]}
    />
  );
}

const REPLACE = 'replace';
const ADD = 'add';

/** Nothing is chosen for the user. A new document gets its subfolder in the same choice. */
function ReplaceOrAdd({
  document,
  folderId,
  subfolders,
  hasTried,
  hasLabel,
  conflict,
}: PlaceProps & { conflict: Conflict }) {
  const { id } = conflict.document;
  const isChosen = document.choice === ADD || document.choice === id;
  const choose = (value: string) => {
    if (value === REPLACE) return changeAdded(folderId, document.key, { choice: id });
    changeAdded(folderId, document.key, { choice: ADD, sub_folder: value === ADD ? undefined : Number(value) });
  };
  return (
    <NativeSelect
      className={classes.field}
      {...(hasLabel && { label: text.exists })}
      aria-label={text.existsOf(document.fileName)}
      data-missing={!isChosen || undefined}
      error={hasTried && !isChosen && document.state !== 'failed' ? text.notChosen : undefined}
      value={document.choice === ADD ? (document.sub_folder ?? ADD) : isChosen ? REPLACE : ''}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
      data={[
        ...(isChosen ? [] : [{ value: '', label: text.chooseWhat, disabled: true }]),
        { value: REPLACE, label: text.replaceFile, disabled: replaceableFileId(conflict, document) === undefined },
        { group: text.addAsNew, items: [{ value: ADD, label: text.noSubfolder }, ...subfolderOptions(subfolders)] },
      ]}
    />
  );
}

function subfolderOptions(subfolders: AddedProps['subfolders']) {
  return subfolders.map(({ sub_id, title }) => ({ value: String(sub_id), label: title }));
}

/** The first field to fill, or the first of all: gets the focus when a button is disabled or a document is gone. */
export const firstToFinish = {
  get current() {
    const fields = ['[data-added] [data-missing]', '[data-added] input'];
    return fields.map((field) => document.querySelector<HTMLElement>(field)).find((found) => found !== null) ?? null;
  },
};

/** The file of an added document: its name, its size, its progress, or why it was not saved. */
export function AddedFileState(props: AddedProps) {
  const { document, present } = props;
  const { fileName, size, state, message } = document;
  const conflict = findConflict(document, present);
  const outcome = outcomeOf(document, present);
  const source = nameSource(document);
  const hasFailed = message !== '';
  return (
    <Group wrap="nowrap" miw={0}>
      {!outcome ? (
        <IconAlertCircle role="img" aria-label={text.incomplete} />
      ) : outcome === 'create' && isUntranslated(document) ? (
        <IconLanguageOff role="img" aria-label={text.untranslated} />
      ) : (
        <IconCheck color="var(--ink-3)" role="img" aria-label={text.ready} />
      )}
      <Stack gap={0} flex={1} miw={0}>
        {state === 'saved' ? (
          <>
            <Text truncate fw={550} title={fileName}>
              {fileName}
            </Text>
            <Text span c={hasFailed ? undefined : 'dimmed'} fz="sm" fw={hasFailed ? 550 : undefined} lh="16px">
              {size !== undefined && formatBytes(size)}
              {hasFailed && ` · ${message}`}
              {!conflict && source && ` · ${text.source[source]}`}
            </Text>
          </>
        ) : (
          <AddedUpload {...props} />
        )}
        {conflict && (
          <Text span c="dimmed" fz="sm" lh="16px">
            {text.already(conflict.place, conflict.isSameFile)}
          </Text>
        )}
      </Stack>
    </Group>
  );
}

function AddedUpload({ document, folderId }: AddedProps) {
  const { key, fileName, size = 0, state, message } = document;
  const { retry } = useSendFiles();
  const { items } = useUploadsState();
  const item = uploadOf(fileName, items);
  const upload = {
    name: fileName,
    size,
    message,
    mayRetry: true,
    sentBytes: item?.sentBytes ?? 0,
    state: state === 'failed' ? state : (item?.state ?? 'waiting'),
  };
  return <UploadLine upload={upload} onRetry={() => retry(folderId, key)} />;
}

function uploadOf(fileName: string, items: ReturnType<typeof useUploadsState>['items']) {
  return items.findLast(({ name, folder }) => name === fileName && folder === DOCUMENTS_FOLDER);
}

/** Takes a document out of the list; a file on its way is cancelled. */
export function RemoveAdded({ document: { key, fileName, state }, folderId }: AddedProps) {
  const uploads = useUploads();
  const remove = () => {
    const item = uploadOf(fileName, uploads.getState().items);
    removeAdded(folderId, [key]);
    if (item && state !== 'saved') uploads.cancel(item.id);
  };
  return (
    <ActionIcon aria-label={text.removeFile(fileName)} onClick={remove}>
      <IconX aria-hidden />
    </ActionIcon>
  );
}

/** Documents that need no upload: a file of the media library, or an address of another host. */
type SourcesProps = { folderId: number; subfolderId: number | undefined };

export function AddingSources({ folderId, subfolderId }: SourcesProps) {
  const { pickFile, dialog } = usePickFile();
  const [isTyping, setIsTyping] = useState(false);
  const form = useSmallForm({
    initial: { link: '' },
    findProblems: ({ link }) => ({ link: isWebAddress(link.trim()) ? undefined : text.addressWrong }),
    send: ({ link }) => {
      addLink(folderId, { link: link.trim(), name: nameOf(link.trim()) }, subfolderId);
      form.change({ link: '' });
      setIsTyping(false);
    },
  });
  const pick = async () => {
    const file = await pickFile();
    if (file) addLink(folderId, { link: file.address, name: file.title }, subfolderId);
  };
  return (
    <Group align="stretch" ml={{ base: -12, sm: 0 }}>
      <Button size="compact-sm" variant="quiet" onClick={() => void pick()}>
        {text.fromMedia}
      </Button>
      <Button size="compact-sm" variant="quiet" aria-expanded={isTyping} onClick={() => setIsTyping(!isTyping)}>
        {text.typeAddress}
      </Button>
      {isTyping && (
        <Flex component="form" flex="1 1 100%" gap="xs" {...form.props}>
          <TextInput
            flex={1}
            autoFocus
            aria-label={text.address}
            placeholder="https://"
            maxLength={IMAGE_PATH_MAX_LENGTH}
            {...form.field('link')}
          />
          <Button type="submit">{text.addAddress}</Button>
        </Flex>
      )}
      {dialog}
    </Group>
  );
}

function isWebAddress(link: string): boolean {
  return URL.canParse(link) && /^https?:$/.test(new URL(link).protocol);
}

/** The last part of the path, or the host. */
function nameOf(link: string): string {
  const { pathname, hostname } = new URL(link);
  const last = pathname.split('/').findLast((part) => part !== '');
  if (last === undefined) return hostname;
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
