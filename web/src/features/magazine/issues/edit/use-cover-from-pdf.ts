import { mediaRoutes } from '@baklja/contract/features/media/media';
import { pictureOnHost } from '@baklja/contract/files/pictures';
import { useRef, useState } from 'react';
import { ApiError, call } from '#web/lib/api-client.ts';
import { pageSettings } from '#web/lib/page-settings.ts';
import { pictureUrl, storedFilePath } from '#web/lib/paths.ts';
import { SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import { useUploads } from '#web/media/uploads/uploads.ts';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import type { OpenIssue } from '../issue-form.ts';
import { issuesText as text } from '../issues.text.ts';

/** The root folder of covers. */
export const COVER_FOLDER = 'images';

/** Makes the cover from the first page of the PDF in the form. A failure changes nothing. */
export function useCoverFromPdf(record: OpenIssue) {
  const uploads = useUploads();
  const toasts = useToasts();
  const [isMaking, setIsMaking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const latest = useRef(record);
  latest.current = record;
  const { link } = record.draft;
  const pdfPath = pictureOnHost(link)?.path ?? '';

  const make = async () => {
    setFailure(undefined);
    setIsMaking(true);
    try {
      await call(mediaRoutes.getFileByPath, { query: { path: pdfPath } });
      const { drawFirstPage } = await import('./draw-first-page.ts');
      const picture = await drawFirstPage(pictureUrl(link, pageSettings.fileHostUrl()));
      // The user has chosen another PDF meanwhile.
      if (latest.current.draft.link !== link) return;
      const cover = new File([picture], coverName(pdfPath), { type: picture.type });
      const { saved, failed } = await uploads.add([cover], { folder: COVER_FOLDER, onlyImages: true });
      setFailure(failed[0]?.message);
      if (!saved[0]) return;
      latest.current.change({ slika: storedFilePath(saved[0].data_name) });
      toasts.success(text.coverMade, SUCCESS_TOAST_MS);
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setIsMaking(false);
    }
  };
  return { make: () => void make(), isMaking, failure, canMake: pdfPath.trim() !== '' };
}

function messageOf(error: unknown): string {
  if (error instanceof ApiError) return error.status === 404 ? text.coverWithoutPdf : error.message;
  return text.coverProblems[(error as Error).name] ?? text.coverFailed;
}

/** `dokumenti/olimp-083.pdf` gives `olimp-083.jpg`. */
function coverName(pdfPath: string): string {
  return `${(pdfPath.split('/').at(-1) ?? '').replace(/\.pdf$/i, '')}.jpg`;
}
