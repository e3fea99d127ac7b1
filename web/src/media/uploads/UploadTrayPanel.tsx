import { ActionIcon, Box, Button, Flex, Group, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { memo, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { IconChevronDown, IconChevronUp, IconX } from '#web/lib/icons.ts';
import { UPLOADS_SAVED_MS } from '#web/lib/timings.ts';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';
import { useKeepFocus } from '#web/ui/use-keep-focus.ts';
import { DocumentNames } from '../DocumentNames.tsx';
import { UploadLine } from './UploadLine.tsx';
import classes from './UploadTray.module.css';
import { sortUploads, type UploadSummary } from './upload-summary.ts';
import { uploadsText } from './uploads.text.ts';
import { type UploadItem, type UploadsState, useUploads } from './uploads.ts';

/** Maximum number of rendered rows; the others are counted. They move up as the first ones finish. */
const ROWS_LIMIT = 100;

type Props = { state: UploadsState; summary: UploadSummary };

/** At the foot of the window: how far the uploads are, and on request the list of files. Leaves when all are saved. */
export function UploadTrayPanel({ state, summary }: Props) {
  const { dismiss } = useUploads();
  const [isOpen, { toggle }] = useDisclosure(false);
  const tray = useRef<HTMLElement>(null);
  usePublishedHeight(tray);
  // A finished row loses its button.
  const saveFocus = useKeepFocus(tray);
  const { all, saved, failed, underWay, allBytes, sentBytes } = summary;
  const Chevron = isOpen ? IconChevronDown : IconChevronUp;
  const close = () => {
    dismiss();
    document.getElementById('main')?.focus();
  };
  const leaves = underWay === 0 && failed === 0 && !isOpen;
  const leave = useEffectEvent(() => (tray.current?.contains(document.activeElement) ? close() : dismiss()));
  useEffect(() => {
    if (!leaves) return;
    const timer = setTimeout(() => leave(), UPLOADS_SAVED_MS);
    return () => clearTimeout(timer);
  }, [leaves]);
  return (
    <section
      ref={tray}
      className={classes.tray}
      data-saved={leaves || undefined}
      tabIndex={-1}
      aria-label="Slanje datoteka"
      {...saveFocus}
    >
      <ProgressBar label="Napredak slanja" done={sentBytes} total={allBytes} />
      <Group wrap="nowrap" gap={0} pr="xs">
        <UnstyledButton px="md" py={6} flex={1} miw={0} aria-expanded={isOpen} onClick={toggle}>
          <VisuallyHidden>{isOpen ? 'Smanji' : 'Proširi'}: </VisuallyHidden>
          <Group component="span" wrap="nowrap" justify="space-between">
            <Text component="b" truncate fw={600}>
              {titleOf(summary)}
            </Text>
            <Chevron aria-hidden />
          </Group>
          <Group component="span" justify="space-between" gap="0 8px" fz="sm">
            <Text span c="dimmed" fz="sm">
              <span>{uploadsText.saved(saved, all)}</span>
              {underWay > 0 && `, ${uploadsText.bytes(sentBytes, allBytes)}`}
            </Text>
            {failed > 0 && (
              <Text span c="red" fz="sm" fw={600}>
                {uploadsText.failed(failed)}
              </Text>
            )}
          </Group>
        </UnstyledButton>
        {underWay === 0 && (
          <ActionIcon aria-label="Zatvori" onClick={close}>
            <IconX aria-hidden />
          </ActionIcon>
        )}
      </Group>
      {isOpen && <UploadList items={state.items} />}
      {isOpen && <Foot state={state} summary={summary} />}
    </section>
  );
}

/**
 * Publishes the height of the tray, so that content below it can be scrolled into view: the root has `data-tray` while
 * there is one, and `--tray-height` is its height in pixels.
 */
function usePublishedHeight(tray: { current: HTMLElement | null }): void {
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

function UploadList({ items }: { items: readonly UploadItem[] }) {
  const rest = items.length - ROWS_LIMIT;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be scrollable by keyboard
    <ul className={classes.list} aria-label="Datoteke koje se šalju" tabIndex={0}>
      {sortUploads(items)
        .slice(0, ROWS_LIMIT)
        .map((item) => (
          <UploadRow key={item.id} item={item} />
        ))}
      {rest > 0 && (
        <Text component="li" c="dimmed" fz="sm">
          {uploadsText.more(rest)}
        </Text>
      )}
    </ul>
  );
}

/** One file; rerenders only when it has changed. */
const UploadRow = memo(function UploadRow({ item }: { item: UploadItem }) {
  const { cancel, retry } = useUploads();
  return (
    <li>
      <UploadLine upload={item} onRetry={() => retry(item.id)} onRemove={() => cancel(item.id)} />
      {item.file?.properties && <DocumentNames file={item.file} properties={item.file.properties} />}
    </li>
  );
});

function Foot({ state, summary: { underWay, all } }: Props) {
  const { cancelAll, retryAll, resume } = useUploads();
  const { items, pause } = state;
  const retriable = items.filter(({ mayRetry, state: itemState }) => itemState === 'failed' && mayRetry).length;
  if (underWay === 0 && retriable < 2) return null;
  return (
    <Flex
      component="footer"
      wrap="wrap"
      align="center"
      justify="flex-end"
      gap="xs"
      p="8px 8px 8px 16px"
      style={{ borderTop: '1px solid var(--rule)' }}
    >
      {underWay === 0 && <Button onClick={retryAll}>Pokušaj sve ponovno</Button>}
      {underWay > 0 && (
        <Box flex="1 1 140px" c="quiet" fz="sm">
          {pause === undefined ? uploadsText.left(underWay) : uploadsText.pauses[pause]}
        </Box>
      )}
      {pause === 'offline' && <Button onClick={resume}>Pokušaj odmah</Button>}
      {underWay > 0 && (
        <Button variant="quiet" onClick={cancelAll}>
          {underWay < all ? 'Odustani od ostalih' : 'Odustani od svih'}
        </Button>
      )}
    </Flex>
  );
}

function titleOf({ underWay, saved, folder }: UploadSummary): string {
  if (underWay > 0) return uploadsText.uploadingTo(folder);
  return saved > 0 ? uploadsText.uploadedTo(folder) : uploadsText.notUploadedTo(folder);
}
