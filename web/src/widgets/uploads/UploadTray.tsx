import { useMediaQuery } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { useKeepFocus } from '#web/ui/use-keep-focus.ts';
import { UploadList } from './UploadList.tsx';
import classes from './UploadTray.module.css';
import { UploadTrayFoot } from './UploadTrayFoot.tsx';
import { UploadTrayHead } from './UploadTrayHead.tsx';
import { summarizeUploads, type UploadSummary } from './upload-summary.ts';
import { uploadsText } from './uploads.text.ts';
import { type UploadItem, type UploadsState, useUploadsState } from './uploads.ts';
import { useTraySpace } from './use-tray-space.ts';

/** Shows the progress of uploads over the foot of every screen, and announces it to screen readers. */
export function UploadTray() {
  const state = useUploadsState();
  const summary = summarizeUploads(state);
  return (
    <>
      <p role="status" className={classes.spoken}>
        {announcement(state.items, summary)}
      </p>
      {state.items.length > 0 && <Tray state={state} summary={summary} />}
    </>
  );
}

function Tray({ state, summary }: { state: UploadsState; summary: UploadSummary }) {
  const isPhone = useMediaQuery('(max-width: 43.75em)', false, { getInitialValueInEffect: false });
  const [isOpen, setIsOpen] = useState(!isPhone);
  const tray = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  // A finished row loses its button.
  const saveFocus = useKeepFocus(toggle);
  useTraySpace(tray);
  return (
    <section ref={tray} className={classes.tray} aria-label={uploadsText.tray} {...saveFocus}>
      <UploadTrayHead summary={summary} isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} toggle={toggle} />
      {isOpen && (
        <>
          <UploadList items={state.items} />
          <UploadTrayFoot state={state} summary={summary} />
        </>
      )}
    </section>
  );
}

function announcement(items: readonly UploadItem[], { all, saved, failed, underWay, folder }: UploadSummary): string {
  if (all === 0) return '';
  if (underWay === 0) return uploadsText.finished(saved, all, failed);
  const failure = items.findLast(({ state }) => state === 'failed');
  return failure ? uploadsText.failure(failure.name, failure.message) : uploadsText.started(all, folder);
}
