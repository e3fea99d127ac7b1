import type { FormerFile } from '@baklja/contract/features/media/media';
import { BIN_DAYS } from '@baklja/contract/limits';
import { DAY_MS } from '@baklja/contract/zagreb-time';
import { ActionIcon, Box, Button, Drawer, Flex, Group, Skeleton, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useEditRecord } from '#web/forms/editing/use-edit-record.ts';
import { useEscape } from '#web/forms/frame/use-escape.ts';
import { RecordProvider } from '#web/forms/open-record.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { formatFileTime, formatListDate } from '#web/lib/dates.ts';
import { IconCopy, IconReplace, IconTrash, IconX } from '#web/lib/icons.ts';
import { storedFilePath } from '#web/lib/paths.ts';
import { formatBytes } from '#web/lib/text/bytes.ts';
import { MEDIA_TOAST_MS, SKELETON_AFTER_MS } from '#web/lib/timings.ts';
import { DocumentNames } from '#web/media/DocumentNames.tsx';
import { useCopyUrl } from '#web/media/library/copy-url.ts';
import { FilePicture } from '#web/media/library/FilePicture.tsx';
import { fileQueries, fileQuery, useRestoreFiles } from '#web/media/library/files.queries.ts';
import { UploadDropZone } from '#web/media/uploads/UploadDropZone.tsx';
import { BusyButton } from '#web/ui/BusyButton.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { FailedQuery } from '#web/ui/messages/ErrorState.tsx';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { useAnnounce } from '#web/ui/messages/use-announce.ts';
import { useDelayed } from '#web/ui/use-delayed.ts';
import { mediaText as text } from '../../media.text.ts';
import type { ActionDialog } from '../use-action.ts';
import { DescriptionForm, descriptionForm } from './DescriptionForm.tsx';
import classes from './FileDetails.module.css';
import { Duplicates, FileFacts, type FileWithUses } from './FileFacts.tsx';
import { UseList } from './FileUses.tsx';
import { FocalPicture } from './FocalPicture.tsx';

type Props = { fileId: number | undefined; onAction: ActionDialog['begin']; onClose: () => void };

/** The details of a file: a panel on the right, or a sheet where there is no room for a panel. */
export function FileDetails({ fileId, onAction, onClose }: Props) {
  const isColumn = useMediaQuery('(min-width: 88em)', false, { getInitialValueInEffect: false });
  const panel = useRef<HTMLElement>(null);
  const [sheet, setSheet] = useState<HTMLElement | null>(null);
  useEscape(sheet, onClose);
  useFocusOnChange(fileId, panel);

  const closeByEscape = (event: KeyboardEvent) => {
    // A dialog opened by the form is not part of the panel.
    const isInside = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (event.key !== 'Escape' || event.defaultPrevented || !isInside) return;
    // The same key must not also clear the selection in the list.
    event.preventDefault();
    onClose();
  };

  const body = fileId !== undefined && (
    <DetailsBody key={fileId} fileId={fileId} onAction={onAction} onClose={onClose} />
  );
  if (isColumn) {
    return (
      body && (
        <aside ref={panel} className={classes.panel} tabIndex={-1} aria-label={text.details} onKeyDown={closeByEscape}>
          {body}
        </aside>
      )
    );
  }
  return (
    <Drawer.Root
      opened={fileId !== undefined}
      onClose={onClose}
      position="right"
      size={400}
      closeOnEscape={false}
      returnFocus={false}
      classNames={{ content: classes.sheet }}
    >
      <Drawer.Overlay />
      <Drawer.Content aria-label={text.details} ref={setSheet}>
        <Drawer.Body p="12px 16px 24px">{body}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

/** Opening the details moves the focus into them; closing returns it to their file. */
function useFocusOnChange(fileId: number | undefined, panel: { current: HTMLElement | null }): void {
  const former = useRef(fileId);
  useEffect(() => {
    const from = former.current;
    former.current = fileId;
    if (from === fileId) return;
    if (fileId !== undefined) panel.current?.focus();
    else document.querySelector<HTMLElement>(`[data-details-of="${from}"]`)?.focus();
  }, [fileId, panel]);
}

function DetailsBody({ fileId, onAction, onClose }: Props & { fileId: number }) {
  const query = useQuery(fileQuery(fileId));
  // A deleted file shows its deletion instead of its cached details.
  const isGone = query.error instanceof ApiError && query.error.status === 404;
  const file = isGone ? undefined : query.data;
  return (
    <>
      <Group
        pos="sticky"
        top={0}
        align="start"
        wrap="nowrap"
        py={6}
        bg="var(--paper)"
        style={{ zIndex: 2, overflowWrap: 'anywhere' }}
      >
        <Text component="h2" flex={1} miw={0} pt={5} fw={600}>
          {file?.name ?? text.details}
        </Text>
        <ActionIcon aria-label="Zatvori detalje" onClick={onClose}>
          <IconX aria-hidden />
        </ActionIcon>
      </Group>
      {file ? (
        <Ready file={file} onAction={onAction} />
      ) : isGone ? (
        <EmptyState title="Ove datoteke više nema." help="Netko ju je u međuvremenu izbrisao." />
      ) : query.error ? (
        <FailedQuery title="Detalji nisu učitani." query={query} />
      ) : (
        <Loading />
      )}
    </>
  );
}

function Ready({ file, onAction }: { file: FileWithUses; onAction: ActionDialog['begin'] }) {
  const record = useEditRecord({ form: descriptionForm, queries: fileQueries, recordKey: file.id, row: file });
  const toasts = useToasts();
  const copy = useCopyUrl();
  const isImage = file.type === 'image';
  const targets = { files: [file] };
  const replaceBy = (files: File[]) => {
    if (files.length > 1) toasts.warning('Jednu datoteku može zamijeniti samo jedna.', MEDIA_TOAST_MS);
    else onAction({ kind: 'replace', file, sent: files[0] });
  };
  const description = (
    <RecordProvider record={record}>
      <DescriptionForm isImage={isImage} />
    </RecordProvider>
  );
  return (
    <>
      <UploadDropZone folder={file.folder} words="Pustite datoteku: zamijenit će ovu" onFiles={replaceBy} pastesInside>
        {isImage ? (
          <FocalPicture file={file} focus={record.draft.focus} onChange={(focus) => record.change({ focus })} />
        ) : (
          <Box w={160}>
            <FilePicture file={file} variant="tile" />
          </Box>
        )}
      </UploadDropZone>
      <Group mt="sm">
        <Button leftSection={<IconReplace aria-hidden />} onClick={() => onAction({ kind: 'replace', file })}>
          {text.replaceFile}
        </Button>
        <Button leftSection={<IconCopy aria-hidden />} onClick={() => copy(storedFilePath(file.path))}>
          {text.copyUrl}
        </Button>
      </Group>
      {isImage && description}
      <FileFacts file={file} />
      <DocumentNames file={file} properties={file.properties} version={file.version} />
      <Box mt="sm">
        <UseList uses={file} />
      </Box>
      <Duplicates file={file} />
      <FormerVersions former={file.former} />
      {!isImage && description}
      {/* Room for the ring of the focus at the end of the panel. */}
      <Group mt="lg" py="xs" style={{ borderTop: '1px solid var(--rule)' }}>
        <Button variant="quiet" onClick={() => onAction({ kind: 'rename', targets })}>
          {text.rename}
        </Button>
        <Button variant="quiet" onClick={() => onAction({ kind: 'move', targets })}>
          {text.move}
        </Button>
        <Button
          variant="quiet-danger"
          leftSection={<IconTrash aria-hidden />}
          onClick={() => onAction({ kind: 'remove', targets })}
        >
          {text.remove}
        </Button>
      </Group>
    </>
  );
}

function Loading() {
  const isSlow = useDelayed(true, SKELETON_AFTER_MS);
  return (
    <div role="status" aria-label={isSlow ? text.loading : undefined}>
      {isSlow && (
        <>
          <Skeleton height={208} />
          {[72, 88, 64, 80].map((width) => (
            <Skeleton key={width} height={12} mt={12} width={`${width}%`} />
          ))}
        </>
      )}
    </div>
  );
}

/** What the file was before it was replaced; each can be the file again. */
function FormerVersions({ former }: { former: readonly FormerFile[] }) {
  const headingId = useId();
  return (
    <Box component="section" mt="md" fz="sm" aria-labelledby={headingId}>
      <Text component="h3" id={headingId} fz="sm" fw={600}>
        Prijašnje verzije
      </Text>
      {former.length === 0 && <Text c="dimmed">{text.noFormer}</Text>}
      <ul>
        {former.map((version) => (
          <FormerVersion key={version.id} version={version} />
        ))}
      </ul>
    </Box>
  );
}

function FormerVersion({ version: { id, deleted, size } }: { version: FormerFile }) {
  const restoring = useRestoreFiles();
  const announce = useAnnounce(MEDIA_TOAST_MS);
  const time = formatFileTime(deleted);
  const until = new Date(Date.parse(deleted) + BIN_DAYS * DAY_MS).toISOString();
  const restore = () => announce(() => restoring.mutateAsync([id]));
  return (
    <Flex
      component="li"
      align="center"
      justify="space-between"
      gap="xs"
      py={4}
      style={{ borderTop: '1px solid var(--rule)' }}
    >
      <span>
        {text.replacedAt(time, formatBytes(size))}
        <Text component="small" display="block" c="dimmed">
          {text.inBinUntil(formatListDate(until))}
        </Text>
      </span>
      <BusyButton
        variant="quiet"
        isBusy={restoring.isPending}
        aria-label={`Vrati verziju do ${time}`}
        onClick={() => void restore()}
      >
        Vrati
      </BusyButton>
    </Flex>
  );
}
