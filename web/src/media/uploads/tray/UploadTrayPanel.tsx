import { Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useKeepFocus } from '#web/ui/use-keep-focus.ts';
import type { UploadSummary } from '../queue/upload-summary.ts';
import { uploadsText } from '../uploads.text.ts';
import type { UploadsState } from '../uploads.ts';
import { UploadBrief } from './UploadBrief.tsx';
import { UploadList } from './UploadList.tsx';
import classes from './UploadTray.module.css';
import { UploadTrayFoot } from './UploadTrayFoot.tsx';
import { UploadTrayHead } from './UploadTrayHead.tsx';
import { useTraySpace } from './use-tray-space.ts';

type Props = { state: UploadsState; summary: UploadSummary; menuFoot: HTMLElement | null; isMenuSmall: boolean };

/** From this width on, the menu is next to the page, and its foot shows the uploads. */
const WITH_MENU = '(min-width: 56.26em)';

/** From this width on, the list is next to the page, which gets narrower. */
const WITH_COLUMN = '(min-width: 75em)';

/** The uploads of this page: in a few words, and as a list when it is asked for. */
export function UploadTrayPanel({ state, summary, menuFoot, isMenuSmall }: Props) {
  const hasMenu = useMediaQuery(WITH_MENU, false, { getInitialValueInEffect: false }) && menuFoot !== null;
  const hasColumn = useMediaQuery(WITH_COLUMN, false, { getInitialValueInEffect: false });
  const [isOpen, setIsOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const collapse = () => {
    setIsOpen(false);
    toggle.current?.focus();
  };
  const menuVariant = isMenuSmall ? 'ring' : 'menu';
  const brief = (
    <UploadBrief
      summary={summary}
      variant={hasMenu ? menuVariant : 'strip'}
      isOpen={isOpen}
      onToggle={() => setIsOpen(!isOpen)}
      toggle={toggle}
    />
  );
  const list = (
    <>
      <UploadTrayHead summary={summary} onCollapse={collapse} />
      <UploadList items={state.items} />
      <UploadTrayFoot state={state} summary={summary} />
    </>
  );
  return (
    <>
      {hasMenu ? createPortal(brief, menuFoot) : <Strip>{brief}</Strip>}
      {hasColumn && isOpen && <Column>{list}</Column>}
      {!hasColumn && (
        <Drawer.Root
          opened={isOpen}
          onClose={collapse}
          position="bottom"
          size="75%"
          returnFocus={false}
          classNames={{ content: classes.sheet, body: classes.sheetBody }}
        >
          <Drawer.Overlay />
          <Drawer.Content aria-label={uploadsText.panel}>
            <Drawer.Body>{list}</Drawer.Body>
          </Drawer.Content>
        </Drawer.Root>
      )}
    </>
  );
}

/** A column of the page. */
function Column({ children }: { children: ReactNode }) {
  const column = useRef<HTMLElement>(null);
  // A finished row loses its button.
  const saveFocus = useKeepFocus(column);
  return (
    <aside ref={column} className={classes.column} tabIndex={-1} aria-label={uploadsText.panel} {...saveFocus}>
      {children}
    </aside>
  );
}

/** At the foot of a window without a menu. */
function Strip({ children }: { children: ReactNode }) {
  const strip = useRef<HTMLDivElement>(null);
  useTraySpace(strip);
  return (
    <div ref={strip} className={classes.strip}>
      {children}
    </div>
  );
}
