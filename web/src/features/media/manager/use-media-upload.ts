import { MEDIA_TOAST_MS, UPLOAD_MESSAGE_MS } from '#web/lib/timings.ts';
import { useUploads } from '#web/media/uploads/uploads.ts';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import type { Archive } from '../archives.ts';
import { mediaText as text } from '../media.text.ts';

export function useMediaUpload(folder: string, archive?: Archive): (files: File[]) => void {
  const uploads = useUploads();
  const toasts = useToasts();
  return (files) => {
    toasts.clearErrors();
    if (!archive) toasts.warning('Uploading files...', MEDIA_TOAST_MS);
    void uploads.add(files, { folder, onlyImages: archive?.isPictures ?? false }).then(({ saved, failed }) => {
      if (saved.length > 0 && archive) toasts.success('Dokument je uploadan!', UPLOAD_MESSAGE_MS);
      else if (saved.length > 0) toasts.success('Successfully uploaded', MEDIA_TOAST_MS);
      if (failed.length > 0) toasts.error(archive ? text.failures(failed) : text.uploadFailed);
    });
  };
}
