import type { MediaFile } from '@baklja/contract/features/media';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '#web/lib/api-client.ts';
import { MEDIA_TOAST_MS } from '#web/lib/timings.ts';
import { setUnsavedWork } from '#web/lib/unsaved/unsaved-work.ts';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { fileQuery, useUpdateFile } from '#web/widgets/media-library/files.queries.ts';
import {
  changesOf,
  type Description,
  descriptionOf,
  isSameDescription,
  mergeDescriptions,
} from './description-form.ts';

/** The server's last state known to this form. */
type Base = { value: Description; version: number };

export type DescriptionEditing = {
  draft: Description;
  isDirty: boolean;
  change: (fields: Partial<Description>) => void;
  save: () => void;
  isSaving: boolean;
  /** The reason why the last save failed; undefined for a conflict and when it did not fail. */
  refusal: string | undefined;
  /** Whether another user has saved since this file was loaded. */
  isConflict: boolean;
  /** Merges the other user's saved state with the local changes. */
  loadPresent: () => void;
  isLoadingPresent: boolean;
  /** The other user's saved state, from the merge until the next save. */
  theirs: Description | undefined;
};

/** Holds the edited metadata of a file until it is saved. */
export function useDescription(file: MediaFile): DescriptionEditing {
  const update = useUpdateFile();
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const [base, setBase] = useState<Base>(() => ({ value: descriptionOf(file), version: file.version }));
  const [draft, setDraft] = useState(base.value);
  const [theirs, setTheirs] = useState<Description>();
  const [failure, setFailure] = useState<unknown>();
  const [isLoadingPresent, setIsLoadingPresent] = useState(false);
  const isDirty = !isSameDescription(base.value, draft);
  useUnsavedNote(file.id, isDirty);
  if (mayFollow(file, base, isDirty) && !update.isPending) {
    setBase({ value: descriptionOf(file), version: file.version });
    if (!isDirty) setDraft(descriptionOf(file));
  }

  const save = async () => {
    setFailure(undefined);
    try {
      const changes = changesOf(base.value, draft);
      const { message, version } = await update.mutateAsync({ id: file.id, version: base.version, ...changes });
      setBase({ value: draft, version });
      setTheirs(undefined);
      toasts.success(message, MEDIA_TOAST_MS);
    } catch (error) {
      setFailure(error);
    }
  };
  const loadPresent = async () => {
    setIsLoadingPresent(true);
    try {
      const present = await queryClient.fetchQuery({ ...fileQuery(file.id), staleTime: 0 });
      const value = descriptionOf(present);
      setDraft(mergeDescriptions(base.value, draft, value));
      setBase({ value, version: present.version });
      setTheirs(value);
      setFailure(undefined);
    } catch (error) {
      setFailure(error);
    } finally {
      setIsLoadingPresent(false);
    }
  };
  const isConflict = failure instanceof ApiError && failure.code === 'stale';
  return {
    draft,
    isDirty,
    change: (fields) => setDraft((current) => ({ ...current, ...fields })),
    save: () => {
      if (isDirty && !update.isPending) void save();
    },
    isSaving: update.isPending,
    refusal: failure instanceof Error && !isConflict ? failure.message : undefined,
    isConflict,
    loadPresent: () => void loadPresent(),
    isLoadingPresent,
    theirs,
  };
}

/**
 * Whether a newer version can replace the base silently because it does not affect the typed text, e.g. after a
 * rename.
 */
function mayFollow(file: MediaFile, base: Base, isDirty: boolean): boolean {
  return file.version > base.version && (!isDirty || isSameDescription(descriptionOf(file), base.value));
}

function useUnsavedNote(fileId: number, isDirty: boolean): void {
  useEffect(() => {
    setUnsavedWork(`file/${fileId}`, isDirty);
    return () => setUnsavedWork(`file/${fileId}`, false);
  }, [fileId, isDirty]);
}
