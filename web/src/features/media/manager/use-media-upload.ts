import { MEDIA_TOAST_MS } from '#web/lib/timings.ts';
import { useUploads } from '#web/media/uploads/uploads.ts';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { mediaText as text } from '../media.text.ts';

export function useMediaUpload(folder: string): (files: File[]) => void {
  const uploads = useUploads();
  const toasts = useToasts();
  return (files) => {
    toasts.clearErrors();
    toasts.warning(text.uploading, MEDIA_TOAST_MS);
    void uploads.add(files, { folder }).then(({ saved, failed }) => {
      if (saved.length > 0) toasts.success(text.uploaded, MEDIA_TOAST_MS);
      if (failed.length > 0) toasts.error(text.uploadFailed);
    });
  };
}
