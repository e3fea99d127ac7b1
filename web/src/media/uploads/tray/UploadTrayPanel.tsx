import { ActionIcon, Box, Button, Drawer, Flex, Group, Text, VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react';
import { type CSSProperties, type ReactNode, type Ref, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useKeepFocus } from '#web/ui/use-keep-focus.ts';
import type { UploadSummary } from '../queue/upload-summary.ts';
import { uploadsText } from '../uploads.text.ts';
import { type UploadsState, useUploads } from '../uploads.ts';
import { SMALL, UploadList } from './UploadList.tsx';
import classes from './UploadTray.module.css';

type Props = { state: UploadsState; summary: UploadSummary; menuFoot: HTMLElement | null; isMenuSmall: boolean };

const WITH_MENU = '(min-width: 56.26em)';

/** From this width on, the list is next to the page, which gets narrower. */
const WITH_COLUMN = '(min-width: 75em)';

export function UploadTrayPanel({ state, summary, menuFoot, isMenuSmall }: Props) {
  const hasMenu = useMediaQuery(WITH_MENU, false, { getInitialValueInEffect: false }) && menuFoot !== null;
  const hasColumn = useMediaQuery(WITH_COLUMN, false, { getInitialValueInEffect: false });
  const [isOpen, setIsOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const collapse = () => {
    setIsOpen(false);
    toggle.current?.focus();
  };
  const brief = (
    <UploadBrief
      summary={summary}
      variant={hasMenu ? (isMenuSmall ? 'ring' : 'menu') : 'strip'}
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
        <Drawer.Root opened={isOpen} onClose={collapse} position="bottom" size="75%" returnFocus={false}>
          <Drawer.Overlay />
          <Drawer.Content aria-label={uploadsText.panel} bg="var(--sheet)">
            <Drawer.Body display="flex" h="100%" p={0} style={{ flexDirection: 'column' }}>
              {list}
            </Drawer.Body>
          </Drawer.Content>
        </Drawer.Root>
      )}
    </>
  );
}

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

/**
 * Publishes its height, so that content below it can be scrolled into view: the root has `data-tray` while there is one,
 * and `--tray-height` is its height in pixels.
 */
function Strip({ children }: { children: ReactNode }) {
  const strip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = strip.current;
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
  }, []);
  return (
    <div ref={strip} className={classes.strip}>
      {children}
    </div>
  );
}

export function UploadTrayFoot({ state, summary }: { state: UploadsState; summary: UploadSummary }) {
  const { cancelAll, retryAll, resume } = useUploads();
  const { pause, bytesPerSecond } = state;
  const { underWay, secondsLeft, all } = summary;
  const retriable = state.items.filter(({ mayRetry, state: itemState }) => itemState === 'failed' && mayRetry).length;
  if (underWay === 0 && retriable < 2) return null;
  return (
    <Flex
      component="footer"
      wrap="wrap"
      align="center"
      justify="flex-end"
      gap="xs"
      p="8px 8px 8px 16px"
      c="quiet"
      fz="sm"
      style={{ borderTop: '1px solid var(--rule)' }}
    >
      {underWay === 0 && (
        <Button {...SMALL} onClick={retryAll}>
          {uploadsText.retryAll}
        </Button>
      )}
      {underWay > 0 && (
        <Text span flex={{ base: '1 1 100%', sm: '1 1 180px' }}>
          {pause === undefined
            ? uploadsText.left(underWay, secondsLeft, secondsLeft === undefined ? undefined : bytesPerSecond)
            : uploadsText.pauses[pause]}
        </Text>
      )}
      {pause === 'offline' && (
        <Button {...SMALL} onClick={resume}>
          {uploadsText.resume}
        </Button>
      )}
      {underWay > 0 && (
        <Button {...SMALL} variant="quiet" onClick={cancelAll}>
          {underWay < all ? uploadsText.cancelRest : uploadsText.cancelAll}
        </Button>
      )}
    </Flex>
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

function UploadBrief({ summary, variant, isOpen, onToggle, toggle }: UploadBriefProps) {
  const { all, saved, failed, underWay } = summary;
  const title = titleOf(summary);
  const words = [uploadsText.savedOf(saved, all), failed > 0 ? uploadsText.failed(failed) : ''].filter(Boolean);
  const isStrip = variant === 'strip';
  const failure = failed > 0 && (
    <Text component="b" flex="none" c="var(--red)" fw={600}>
      {uploadsText.failed(failed)}
    </Text>
  );
  return (
    <section className={classes.brief} data-variant={variant} aria-label={uploadsText.tray}>
      <button ref={toggle} type="button" className={classes.toggle} aria-expanded={isOpen} onClick={onToggle}>
        <VisuallyHidden>{isOpen ? uploadsText.collapse : uploadsText.expand}: </VisuallyHidden>
        {variant === 'ring' ? (
          <>
            <VisuallyHidden>{[title, ...words].join(', ')}</VisuallyHidden>
            <Ring summary={summary} />
          </>
        ) : (
          <>
            <Flex component="span" align="center" justify={isStrip ? 'start' : 'space-between'} gap="xs" miw={0}>
              <Text component="b" truncate fw={600}>
                {isStrip ? title : titleOf({ ...summary, folder: undefined })}
              </Text>
              <Text component="b" flex="none" fw={600}>
                {uploadsText.savedOf(saved, all)}
              </Text>
              {isStrip && failure}
              {isStrip && <IconChevronUp style={{ marginLeft: 'auto' }} aria-hidden />}
            </Flex>
            {!isStrip && (
              <Flex component="span" align="center" justify="space-between" gap="xs" miw={0}>
                <Text span c="var(--on-navy-2)">
                  {bytesOf(summary)}
                </Text>
                {failure}
              </Flex>
            )}
          </>
        )}
      </button>
      {underWay === 0 && variant !== 'ring' && <DismissButton />}
      {variant !== 'ring' && <OverallProgress summary={summary} isHidden={isOpen} />}
    </section>
  );
}

function Ring({ summary: { underWay, failed, sentBytes, allBytes } }: { summary: UploadSummary }) {
  const share = allBytes === 0 ? 0 : (sentBytes / allBytes) * 100;
  return (
    <span
      aria-hidden
      className={classes.ring}
      style={{ '--share': `${share}%` } as CSSProperties}
      data-failed={failed > 0 || undefined}
    >
      <span>{underWay > 0 ? underWay : failed}</span>
    </span>
  );
}

export function UploadTrayHead({ summary, onCollapse }: { summary: UploadSummary; onCollapse: () => void }) {
  const { all, saved, failed, underWay } = summary;
  const title = titleOf(summary);
  return (
    <Box component="header" p="8px 16px 12px">
      <Group wrap="nowrap" mih={32} mr={-8}>
        <Text component="h2" truncate flex={1} fw={600} title={title}>
          {title}
        </Text>
        <ActionIcon aria-label={uploadsText.collapse} onClick={onCollapse}>
          <IconChevronDown aria-hidden />
        </ActionIcon>
        {underWay === 0 && <DismissButton />}
      </Group>
      <OverallProgress summary={summary} />
      <Flex component="p" justify="space-between" gap="sm" mt={8} fz="sm">
        <span>
          <Text component="b" fw={600} style={{ whiteSpace: 'nowrap' }}>
            {uploadsText.saved(saved, all)}
          </Text>
          {underWay > 0 && (
            <Text span c="dimmed" style={{ whiteSpace: 'nowrap' }}>
              , {bytesOf(summary)}
            </Text>
          )}
        </span>
        {failed > 0 && (
          <Text span c="red" fw={600} style={{ whiteSpace: 'nowrap' }}>
            {uploadsText.failed(failed)}
          </Text>
        )}
      </Flex>
    </Box>
  );
}

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

function OverallProgress({ summary, isHidden = false }: { summary: UploadSummary; isHidden?: boolean }) {
  const { all, saved, allBytes, sentBytes, failedBytes, underWay } = summary;
  const share = (bytes: number) => (allBytes === 0 ? 0 : (bytes / allBytes) * 100);
  const words = uploadsText.saved(saved, all);
  return (
    <div
      className={classes.progress}
      role="progressbar"
      aria-hidden={isHidden || undefined}
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

function bytesOf({ sentBytes, allBytes }: UploadSummary): string {
  return uploadsText.bytes(sentBytes, allBytes);
}

function titleOf({ underWay, saved, folder }: UploadSummary): string {
  if (underWay > 0) return uploadsText.uploadingTo(folder);
  return saved > 0 ? uploadsText.uploadedTo(folder) : uploadsText.notUploadedTo(folder);
}
