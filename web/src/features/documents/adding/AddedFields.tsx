import type { ManagedSubfolder } from '@baklja/contract/features/documents/subfolders';
import { DOCUMENT_NAME_MAX_LENGTH } from '@baklja/contract/limits';
import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconAlertCircle, IconCheck, IconX } from '@tabler/icons-react';
import { formatBytes } from '#web/lib/text/bytes.ts';
import { useUploads, useUploadsState } from '#web/media/uploads/uploads.ts';
import look from '#web/ui/look.module.css';
import { RETRY_TEXT } from '#web/ui/messages/RetryButton.tsx';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';
import type { DocumentRow } from '../documents.queries.ts';
import classes from './Adding.module.css';
import {
  type AddedDocument,
  type AddedField,
  findConflict,
  missingFields,
  nameSource,
  outcomeOf,
} from './added-documents.ts';
import { addingText as text } from './adding.text.ts';
import { changeAdded, removeAdded } from './adding-store.ts';
import { DOCUMENTS_FOLDER, useSendFiles } from './use-send-files.ts';

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
      error={hasTried && isMissing && document.state !== 'failed' ? text.missing[field] : undefined}
      readOnly={replaced !== undefined}
      value={replaced ? String(replaced[field]) : document[field]}
      onChange={({ currentTarget }) => changeAdded(folderId, document.key, { [field]: currentTarget.value })}
    />
  );
}

/** The file of an added document: its name, its size, its progress, or why it was not saved. */
export function AddedFileState({ document, folderId, present }: AddedProps) {
  const { key, fileName, size, state, message } = document;
  const { retry } = useSendFiles();
  const conflict = findConflict(document, present);
  const source = nameSource(document);
  return (
    <div className={`${look.line} ${classes.file}`}>
      {outcomeOf(document, present) ? (
        <IconCheck className={look.pale} aria-label={text.ready} />
      ) : (
        <IconAlertCircle aria-label={text.incomplete} />
      )}
      <div className={classes.fileWords}>
        <span className={`${look.cut} ${look.medium} ${classes.fileName}`} title={fileName}>
          {fileName}
        </span>
        <span className={classes.fileNote} data-failed={message !== '' || undefined}>
          {size !== undefined && `${formatBytes(size)}`}
          {message !== '' && ` · ${message}`}
          {state === 'saved' && !conflict && source && ` · ${text.source[source]}`}
          {conflict && ` · ${text.already(conflict.place, conflict.isSameFile)}`}
          {state === 'sending' && <Sending fileName={fileName} />}
        </span>
        {state === 'failed' && (
          <Button size="compact-sm" variant="quiet" onClick={() => retry(folderId, key)}>
            {RETRY_TEXT}
          </Button>
        )}
      </div>
    </div>
  );
}

function Sending({ fileName }: { fileName: string }) {
  const { items } = useUploadsState();
  const item = items.findLast(({ name, folder }) => name === fileName && folder === DOCUMENTS_FOLDER);
  if (!item || item.state === 'waiting') return ` · ${text.waiting}`;
  const percent = item.size === 0 ? 0 : Math.round((item.sentBytes / item.size) * 100);
  return (
    <>
      {` · ${text.sending(percent)}`}
      <ProgressBar className={classes.progress} label={fileName} done={item.sentBytes} total={item.size} />
    </>
  );
}

/** Takes a document out of the list; a file on its way is cancelled. */
export function RemoveAdded({ document: { key, fileName, state }, folderId }: AddedProps) {
  const uploads = useUploads();
  const remove = () => {
    const item = uploads
      .getState()
      .items.findLast(({ name, folder }) => name === fileName && folder === DOCUMENTS_FOLDER);
    removeAdded(folderId, [key]);
    if (item && state !== 'saved') uploads.cancel(item.id);
  };
  return (
    <ActionIcon aria-label={text.removeFile(fileName)} onClick={remove}>
      <IconX aria-hidden />
    </ActionIcon>
  );
}
