import { VisuallyHidden } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { summarizeUploads, type UploadSummary } from './upload-summary.ts';
import { uploadsText } from './uploads.text.ts';
import { type UploadItem, useUploadsState } from './uploads.ts';

const UploadTrayPanel = lazy(async () => ({ default: (await import('./UploadTrayPanel.tsx')).UploadTrayPanel }));

/** Shows the progress of uploads without covering the screen, and announces it to screen readers. */
export function UploadTray() {
  const state = useUploadsState();
  const summary = summarizeUploads(state);
  return (
    <>
      <VisuallyHidden role="status">{announcement(state.items, summary)}</VisuallyHidden>
      {state.items.length > 0 && (
        <Suspense>
          <UploadTrayPanel state={state} summary={summary} />
        </Suspense>
      )}
    </>
  );
}

function announcement(items: readonly UploadItem[], { all, saved, failed, underWay, folder }: UploadSummary): string {
  if (all === 0) return '';
  if (underWay === 0) return uploadsText.finished(saved, all, failed);
  const failure = items.findLast(({ state }) => state === 'failed');
  return failure ? `Nije spremljeno: ${failure.name}. ${failure.message}` : uploadsText.started(all, folder);
}
