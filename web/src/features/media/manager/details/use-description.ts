import type { MediaFile } from '@baklja/contract/features/media';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '#web/lib/api-client.ts';
import { MEDIA_TOAST_MS } from '#web/lib/timings.ts';
import { setUnsavedWork } from '#web/lib/unsaved/unsaved-work.ts';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { fileQuery, useUpdateFile } from '#web/widgets/media-library/files.queries.ts';
import { isSameDraft, mergeDrafts } from '#web/widgets/record-form/editing/draft.ts';
import { changesOf, type Description, descriptionOf, descriptionShape as shape } from './description-form.ts';

/** The server's last state known to this form. */
type Base = { value: Description; version: number };

export type DescriptionEditing = ReturnType<typeof useDescription>;

/** Holds the edited metadata of a file until it is saved. */
export function useDescription(file: MediaFile) {
  const update = useUpdateFile();
  const loading = useLoadPresent(file.id);
  const toasts = useToasts();
  const [base, setBase] = useState<Base>(() => ({ value: descriptionOf(file), version: file.version }));
  const [draft, setDraft] = useState(base.value);
  const [theirs, setTheirs] = useState<Description>();
  const isDirty = !isSameDraft(shape, base.value, draft);
  useUnsavedNote(file.id, isDirty);
  if (mayFollow(file, base, isDirty) && !update.isPending) {
    setBase({ value: descriptionOf(file), version: file.version });
    if (!isDirty) setDraft(descriptionOf(file));
  }

  const save = async () => {
    loading.reset();
    try {
      const changes = changesOf(base.value, draft);
      const { message, version } = await update.mutateAsync({ id: file.id, version: base.version, ...changes });
      setBase({ value: draft, version });
      setTheirs(undefined);
      toasts.success(message, MEDIA_TOAST_MS);
    } catch {
      // `update.error` holds the reason.
    }
  };
  const loadPresent = async () => {
    try {
      const present = await loading.mutateAsync();
      const value = descriptionOf(present);
      setDraft(mergeDrafts(shape, { base: base.value, mine: draft, theirs: value }).merged);
      setBase({ value, version: present.version });
      setTheirs(value);
      update.reset();
    } catch {
      // `loading.error` holds the reason.
    }
  };
  const failure = loading.error ?? update.error;
  const isConflict = failure instanceof ApiError && failure.code === 'stale';
  return {
    draft,
    isDirty,
    change: (fields: Partial<Description>) => setDraft((current) => ({ ...current, ...fields })),
    save: () => {
      if (isDirty && !update.isPending) void save();
    },
    isSaving: update.isPending,
    /** The reason why the last save failed; undefined for a conflict and when it did not fail. */
    refusal: isConflict ? undefined : failure?.message,
    /** Whether another user has saved since this file was loaded. */
    isConflict,
    /** Merges the other user's saved state with the local changes. */
    loadPresent: () => void loadPresent(),
    isLoadingPresent: loading.isPending,
    /** The other user's saved state, from the merge until the next save. */
    theirs,
  };
}

function useLoadPresent(fileId: number) {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: () => queryClient.fetchQuery({ ...fileQuery(fileId), staleTime: 0 }) });
}

/**
 * Whether a newer version can replace the base silently because it does not affect the typed text, e.g. after a
 * rename.
 */
function mayFollow(file: MediaFile, base: Base, isDirty: boolean): boolean {
  return file.version > base.version && (!isDirty || isSameDraft(shape, descriptionOf(file), base.value));
}

function useUnsavedNote(fileId: number, isDirty: boolean): void {
  useEffect(() => {
    setUnsavedWork(`file/${fileId}`, isDirty);
    return () => setUnsavedWork(`file/${fileId}`, false);
  }, [fileId, isDirty]);
}
