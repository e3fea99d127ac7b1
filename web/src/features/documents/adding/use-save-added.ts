import { documentRoutes, NEW_DOCUMENT_COLUMNS, type NewDocument } from '@baklja/contract/features/documents/documents';
import { mediaRoutes } from '@baklja/contract/features/media/media';
import { DOCUMENTS_AT_ONCE_LIMIT } from '@baklja/contract/limits';
import { toRow } from '@baklja/contract/rows';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError, call, messageOf, readStoredFile } from '#web/lib/api-client.ts';
import { MEDIA_UNDO_MS, SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import { makeCreateKey } from '#web/lib/unsaved/drafts.ts';
import { useUndoToast } from '#web/lists/selection/use-undo-toast.ts';
import { useRestoreFiles } from '#web/media/library/files.queries.ts';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { type DocumentRow, documentsQuery, useRefreshDocuments, useReplaceFile } from '../documents.queries.ts';
import { type AddedDocument, outcomeOf, replacedFileId, toNewDocument } from './added-documents.ts';
import { addingText as text } from './adding.text.ts';
import { changeAdded, fileOf, readAdded, removeAdded } from './adding-store.ts';

/**
 * Saves the documents of a folder's list that are complete: new ones in one call, then those that replace a file. The
 * others stay, and show what they lack.
 */
export function useSaveAdded(folderId: number | undefined, onAllSaved: () => void) {
  const [isSaving, setIsSaving] = useState(false);
  const [hasTried, setHasTried] = useState(false);
  const [error, setError] = useState<string>();
  /** What the folder had before the last call that got no answer. */
  const unanswered = useRef<readonly DocumentRow[]>(undefined);
  const queryClient = useQueryClient();
  const create = useCreateAdded();
  const replace = useReplaceWithAdded();
  const refresh = useRefreshDocuments();

  const save = async () => {
    if (isSaving || folderId === undefined) return;
    setHasTried(true);
    setError(undefined);
    setIsSaving(true);
    try {
      // What the folder has now decides: a colleague may have added the same document meanwhile. After a lost answer the
      // documents of that call may be in it already.
      const fresh = { ...documentsQuery(folderId), staleTime: 0 };
      const present = unanswered.current ?? (await queryClient.fetchQuery(fresh));
      const listed = readAdded(folderId);
      const ofOutcome = (outcome: 'create' | 'replace') => listed.filter((one) => outcomeOf(one, present) === outcome);
      unanswered.current = present;
      await create(folderId, ofOutcome('create').slice(0, DOCUMENTS_AT_ONCE_LIMIT));
      unanswered.current = undefined;
      await replace(folderId, ofOutcome('replace'), present);
      if (readAdded(folderId).length < listed.length) await refresh();
      if (readAdded(folderId).length === 0) onAllSaved();
    } catch (failure) {
      if (failure instanceof ApiError && failure.status !== 0) unanswered.current = undefined;
      setError(messageOf(failure));
    } finally {
      setIsSaving(false);
    }
  };
  return { save: () => void save(), isSaving, hasTried, error };
}

/** Returns a function that adds documents in one call and takes them out of the list. */
function useCreateAdded() {
  /** The last call, so that a repetition after a lost answer adds nothing twice. */
  const last = useRef({ text: '', key: '' });
  const toasts = useToasts();
  return async (folderId: number, complete: readonly AddedDocument[]) => {
    if (complete.length === 0) return;
    const body = complete.map((document) => toRow(toNewDocument(document, folderId), NEW_DOCUMENT_COLUMNS));
    const text = JSON.stringify(body);
    if (last.current.text !== text) last.current = { text, key: makeCreateKey() };
    const { message } = await call(
      documentRoutes.createDocuments,
      { body: body as unknown as NewDocument[] },
      { idempotencyKey: last.current.key },
    );
    removeAdded(
      folderId,
      complete.map(({ key }) => key),
    );
    toasts.success(message, SUCCESS_TOAST_MS);
  };
}

/**
 * Returns a function that puts the files of added documents at the addresses of those that they replace, and deletes
 * what was uploaded for them. A document that fails stays in the list with its reason.
 */
function useReplaceWithAdded() {
  const replaceFile = useReplaceFile();
  const restoring = useRestoreFiles();
  const announce = useUndoToast((ids) => restoring.mutateAsync(ids), { undoMs: MEDIA_UNDO_MS });

  /** Resolves with the id under which the bin has the former file. */
  const replaceOne = async (added: AddedDocument, fileId: number): Promise<number | undefined> => {
    const { saved, failed } = await replaceFile(fileId, await bytesOf(added));
    const [done] = saved;
    if (!done) throw new Error(failed[0]?.message ?? text.replacingCancelled);
    // Only now: until the bytes are at the other address, this is the one place that has them.
    if (added.fileId !== undefined) await call(mediaRoutes.deleteFiles, { body: { ids: [added.fileId] } });
    return done.former_id;
  };

  return async (folderId: number, replacing: readonly AddedDocument[], documents: readonly DocumentRow[]) => {
    const replaced: (number | undefined)[] = [];
    for (const added of replacing) {
      const fileId = replacedFileId(added, documents);
      if (fileId === undefined) continue;
      try {
        replaced.push(await replaceOne(added, fileId));
        removeAdded(folderId, [added.key]);
      } catch (error) {
        changeAdded(folderId, added.key, { message: messageOf(error) });
      }
    }
    const formerIds = replaced.flatMap((id) => id ?? []);
    if (replaced.length > 0) announce(text.replaced(replaced.length), formerIds);
  };
}

/** The file as it was chosen; after the page was loaded again, as the file host has it. */
async function bytesOf({ key, fileName, link }: AddedDocument): Promise<File> {
  return fileOf(key) ?? new File([await readStoredFile(link)], fileName);
}
