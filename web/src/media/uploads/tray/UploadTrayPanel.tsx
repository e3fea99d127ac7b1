import { ActionIcon, Button, Drawer, VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react';
import { type CSSProperties, type ReactNode, type Ref, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import look from '#web/ui/look.module.css';
import { useKeepFocus } from '#web/ui/use-keep-focus.ts';
import type { UploadSummary } from '../queue/upload-summary.ts';
import { uploadsText } from '../uploads.text.ts';
import { type UploadsState, useUploads } from '../uploads.ts';
import { UploadList } from './UploadList.tsx';
import classes from './UploadTray.module.css';
import uploadBrief from './UploadTrayPanel.module.css';

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

/**
 * Publishes the height of the tray, so that content below it can be scrolled into view: the root has `data-tray` while
 * there is one, and `--tray-height` is its height in pixels.
 */
function useTraySpace(tray: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = tray.current;
    if (!element) return;
    const root = document.documentElement;
    const measure = () => root.style.setProperty('--tray-height', `${element.offsetHeight}px`);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    root.dataset['tray'] = '';
    measure();
    return () => {
      observer.disconnect();
      delete root.dataset['tray'];
      root.style.removeProperty('--tray-height');
    };
  }, [tray]);
}

/** The remaining work, and the actions on all of it; nothing when there is no action. */
export function UploadTrayFoot({ state, summary }: { state: UploadsState; summary: UploadSummary }) {
  const { cancelAll, retryAll, resume } = useUploads();
  const { pause, bytesPerSecond } = state;
  const { underWay, secondsLeft, all } = summary;
  const retriable = state.items.filter(({ mayRetry, state: itemState }) => itemState === 'failed' && mayRetry).length;
  if (underWay === 0 && retriable < 2) return null;
  return (
    <footer className={`${look.quiet} ${look.row} ${look.small} ${classes.foot}`}>
      {underWay === 0 && (
        <Button className={classes.small} onClick={retryAll}>
          {uploadsText.retryAll}
        </Button>
      )}
      {underWay > 0 && (
        <span className={classes.left}>
          {pause === undefined
            ? uploadsText.left(underWay, secondsLeft, secondsLeft === undefined ? undefined : bytesPerSecond)
            : uploadsText.pauses[pause]}
        </span>
      )}
      {pause === 'offline' && (
        <Button className={classes.small} onClick={resume}>
          {uploadsText.resume}
        </Button>
      )}
      {underWay > 0 && (
        <Button className={classes.small} variant="quiet" onClick={cancelAll}>
          {underWay < all ? uploadsText.cancelRest : uploadsText.cancelAll}
        </Button>
      )}
    </footer>
  );
}

type UploadBriefProps = {
  summary: UploadSummary;
  /** `ring` is the collapsed menu, which has room for a number only. */
  variant: 'menu' | 'ring' | 'strip';
  isOpen: boolean;
  onToggle: () => void;
  toggle: Ref<HTMLButtonElement>;
};

/** The uploads in a few words, with the button that opens the list of them. */
function UploadBrief({ summary, variant, isOpen, onToggle, toggle }: UploadBriefProps) {
  const { all, saved, failed, underWay } = summary;
  const title = titleOf(summary);
  const words = [uploadsText.savedOf(saved, all), failed > 0 ? uploadsText.failed(failed) : ''].filter(Boolean);
  return (
    <section className={uploadBrief.brief} data-variant={variant} aria-label={uploadsText.tray}>
      <button ref={toggle} type="button" className={uploadBrief.toggle} aria-expanded={isOpen} onClick={onToggle}>
        <VisuallyHidden>{isOpen ? uploadsText.collapse : uploadsText.expand}: </VisuallyHidden>
        {variant === 'ring' ? (
          <>
            <VisuallyHidden>{[title, ...words].join(', ')}</VisuallyHidden>
            <Ring summary={summary} />
          </>
        ) : (
          <>
            <span className={`${look.line} ${uploadBrief.line}`}>
              <b className={`${look.cut} ${look.strong}`}>
                {variant === 'menu' ? titleOf({ ...summary, folder: undefined }) : title}
              </b>
              <b className={uploadBrief.count}>{uploadsText.savedOf(saved, all)}</b>
              {variant === 'strip' && failed > 0 && <b className={uploadBrief.failed}>{uploadsText.failed(failed)}</b>}
              {variant === 'strip' && <IconChevronUp aria-hidden />}
            </span>
            {variant === 'menu' && (
              <span className={`${look.line} ${uploadBrief.line}`}>
                <span className={uploadBrief.bytes}>{bytesOf(summary)}</span>
                {failed > 0 && <b className={uploadBrief.failed}>{uploadsText.failed(failed)}</b>}
              </span>
            )}
          </>
        )}
      </button>
      {underWay === 0 && variant !== 'ring' && <DismissButton />}
      {variant !== 'ring' && (
        <div className={uploadBrief.progress} aria-hidden={isOpen || undefined}>
          <OverallProgress summary={summary} />
        </div>
      )}
    </section>
  );
}

/** The number of files that are left, or of failed ones, in a ring that fills. */
function Ring({ summary: { underWay, failed, sentBytes, allBytes } }: { summary: UploadSummary }) {
  const share = allBytes === 0 ? 0 : (sentBytes / allBytes) * 100;
  return (
    <span
      aria-hidden
      className={uploadBrief.ring}
      style={{ '--share': `${share}%` } as CSSProperties}
      data-failed={failed > 0 || undefined}
    >
      <span>{underWay > 0 ? underWay : failed}</span>
    </span>
  );
}

type UploadTrayHeadProps = { summary: UploadSummary; onCollapse: () => void };

/** Progress of all uploads, above the list of them. */
export function UploadTrayHead({ summary, onCollapse }: UploadTrayHeadProps) {
  const { all, saved, failed, underWay } = summary;
  const title = titleOf(summary);
  return (
    <header className={classes.head}>
      <div className={`${look.line} ${classes.line}`}>
        <h2 className={`${look.cut} ${look.strong} ${classes.title}`} title={title}>
          {title}
        </h2>
        <ActionIcon aria-label={uploadsText.collapse} onClick={onCollapse}>
          <IconChevronDown aria-hidden />
        </ActionIcon>
        {underWay === 0 && <DismissButton />}
      </div>
      <OverallProgress summary={summary} />
      <p className={classes.numbers}>
        <span>
          <b>{uploadsText.saved(saved, all)}</b>
          {underWay > 0 && <span className={`${look.pale} ${look.whole}`}>, {bytesOf(summary)}</span>}
        </span>
        {failed > 0 && (
          <span className={`${look.small} ${look.strong} ${look.whole} ${classes.failed}`}>
            {uploadsText.failed(failed)}
          </span>
        )}
      </p>
    </header>
  );
}

/** Removes finished uploads from the page. */
function DismissButton() {
  const { dismiss } = useUploads();
  const close = () => {
    dismiss();
    document.getElementById('main')?.focus();
  };
  return (
    <ActionIcon aria-label={uploadsText.close} onClick={close}>
      <IconX aria-hidden />
    </ActionIcon>
  );
}

/** Progress of all uploads together; failed ones are a part of their own. */
function OverallProgress({ summary }: { summary: UploadSummary }) {
  const { all, saved, allBytes, sentBytes, failedBytes, underWay } = summary;
  const share = (bytes: number) => (allBytes === 0 ? 0 : (bytes / allBytes) * 100);
  const words = uploadsText.saved(saved, all);
  return (
    <div
      className={classes.bar}
      role="progressbar"
      aria-label={uploadsText.progress}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share(sentBytes))}
      aria-valuetext={underWay > 0 ? `${words}, ${bytesOf(summary)}` : words}
    >
      <i style={{ '--share': `${share(sentBytes)}%` } as CSSProperties} />
      <i data-failed style={{ '--share': `${share(failedBytes)}%` } as CSSProperties} />
    </div>
  );
}

/** The sent part of all bytes, in words. */
function bytesOf({ sentBytes, allBytes }: UploadSummary): string {
  return uploadsText.bytes(sentBytes, allBytes);
}

/** What happens, and in which folder. */
function titleOf({ underWay, saved, folder }: UploadSummary): string {
  if (underWay > 0) return uploadsText.uploadingTo(folder);
  return saved > 0 ? uploadsText.uploadedTo(folder) : uploadsText.notUploadedTo(folder);
}
