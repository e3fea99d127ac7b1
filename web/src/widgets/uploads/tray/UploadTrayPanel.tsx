import { useMediaQuery } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { useKeepFocus } from '#web/ui/use-keep-focus.ts';
import type { UploadSummary } from '../queue/upload-summary.ts';
import { uploadsText } from '../uploads.text.ts';
import type { UploadsState } from '../uploads.ts';
import { UploadList } from './UploadList.tsx';
import classes from './UploadTray.module.css';
import { UploadTrayFoot } from './UploadTrayFoot.tsx';
import { UploadTrayHead } from './UploadTrayHead.tsx';
import { useTraySpace } from './use-tray-space.ts';

/** The uploads of this page, over the foot of the screen. */
export function UploadTrayPanel({ state, summary }: { state: UploadsState; summary: UploadSummary }) {
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
