import { useState } from 'react';
import { UPLOAD_MESSAGE_MS } from '#web/lib/timings.ts';
import { useUploads } from '#web/media/uploads/uploads.ts';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { archivesText as text } from './archives.text.ts';

type Failed = { name: string; message: string };

/**
 * Uploads into a folder. The success message covers only saved files; the failures stay visible until the next
 * attempt.
 */
export function useFolderUpload(options: { folder: string; onlyImages: boolean }) {
  const uploads = useUploads();
  const toasts = useToasts();
  const [freshIds, setFreshIds] = useState<ReadonlySet<number>>(new Set());
  const [failed, setFailed] = useState<readonly Failed[]>([]);

  const upload = async (files: File[]): Promise<void> => {
    setFailed([]);
    const outcome = await uploads.add(files, options);
    setFailed(outcome.failed);
    setFreshIds((before) => new Set([...before, ...outcome.saved.map(({ id }) => id)]));
    if (outcome.saved.length > 0) toasts.success(text.uploaded, UPLOAD_MESSAGE_MS);
  };
  return { upload: (files: File[]) => void upload(files), freshIds, failed };
}
