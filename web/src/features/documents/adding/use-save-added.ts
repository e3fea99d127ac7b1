import { documentRoutes, NEW_DOCUMENT_COLUMNS, type NewDocument } from '@baklja/contract/features/documents';
import { DOCUMENTS_AT_ONCE_LIMIT } from '@baklja/contract/limits';
import { toRow } from '@baklja/contract/rows';
import { useRef, useState } from 'react';
import { call, messageOf } from '#web/lib/api-client.ts';
import { SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { useRefreshDocuments } from '../documents.queries.ts';
import { isComplete, toNewDocument } from './added-documents.ts';
import { readAdded, removeAdded } from './adding-store.ts';

/** Saves the complete documents of a folder's list; the others stay, and show what they lack. */
export function useSaveAdded(folderId: number | undefined, onAllSaved: () => void) {
  const [isSaving, setIsSaving] = useState(false);
  const [hasTried, setHasTried] = useState(false);
  const [error, setError] = useState<string>();
  /** The last call, so that a repetition after a lost answer adds nothing twice. */
  const last = useRef({ text: '', key: '' });
  const refresh = useRefreshDocuments();
  const toasts = useToasts();

  const save = async () => {
    if (isSaving || folderId === undefined) return;
    setHasTried(true);
    setError(undefined);
    const complete = readAdded(folderId).filter(isComplete).slice(0, DOCUMENTS_AT_ONCE_LIMIT);
    if (complete.length === 0) return;
    setIsSaving(true);
    try {
      const body = complete.map((document) => toRow(toNewDocument(document, folderId), NEW_DOCUMENT_COLUMNS));
      const text = JSON.stringify(body);
      if (last.current.text !== text) last.current = { text, key: crypto.randomUUID() };
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
      await refresh();
      if (readAdded(folderId).length === 0) onAllSaved();
    } catch (failure) {
      setError(messageOf(failure));
    } finally {
      setIsSaving(false);
    }
  };
  return { save: () => void save(), isSaving, hasTried, error };
}
