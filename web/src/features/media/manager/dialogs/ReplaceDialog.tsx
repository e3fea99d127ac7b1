import type { MediaFile } from '@baklja/contract/features/media/media';
import { haveSameProportions } from '@baklja/contract/files/pictures';
import { kindNameOf } from '@baklja/contract/records/same-kind';
import { Box, Button, Group, Modal, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { formatListDate } from '#web/lib/dates.ts';
import { IconLock } from '#web/lib/icons.ts';
import { formatBytes } from '#web/lib/text/bytes.ts';
import { MEDIA_UNDO_MS } from '#web/lib/timings.ts';
import { useUndoToast } from '#web/lists/selection/use-undo-toast.ts';
import { fileUsesQuery, useRestoreFiles } from '#web/media/library/files.queries.ts';
import { UploadButton } from '#web/media/uploads/UploadButton.tsx';
import { UploadLine } from '#web/media/uploads/UploadLine.tsx';
import {
  filesQueryKey,
  isUnderWay,
  type UploadFailure,
  type UploadItem,
  useUploads,
  useUploadsState,
} from '#web/media/uploads/uploads.ts';
import { DialogButtons } from '#web/ui/dialogs/DialogButtons.tsx';
import { mediaText as text } from '../../media.text.ts';
import { TargetUses } from '../details/FileUses.tsx';
import { useMediaUpload } from '../use-media-upload.ts';

type Props = {
  file: MediaFile;
  sent: File | undefined;
  onEnd: () => void;
};

export function ReplaceDialog({ file, sent, onEnd }: Props) {
  const [next, setNext] = useState(sent);
  const { send, failure, setFailure, item } = useReplacing(file, onEnd);
  const addAsNew = useMediaUpload(file.folder);
  const targets = { files: [file] };
  const query = useQuery(fileUsesQuery({ ids: [file.id] }));
  const kind = kindNameOf(file.name);
  const isSending = item !== undefined && isUnderWay(item);
  const choose = ([chosen]: File[]) => {
    setFailure(undefined);
    setNext(chosen);
  };
  const losesFocus = useLosesFocus(file, next);
  const isReady = next !== undefined && failure === undefined;
  // The button that chose the file is gone.
  const main = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isReady) main.current?.focus();
  }, [isReady]);
  const isOtherKind = failure?.code === 'other-kind';
  return (
    <Modal opened onClose={onEnd} title={text.replaceFile} withCloseButton={false} size={560}>
      <Box component="dl" mt="sm">
        <Fact name={text.replacing.present}>
          {file.name}
          <Small>{text.from(formatBytes(file.size), formatListDate(file.created))}</Small>
        </Fact>
        <Fact name={text.replacing.next}>
          <NextFile file={file} next={next} failure={failure} item={item} onChoose={choose} />
        </Fact>
        {!isOtherKind && (
          <>
            <Fact name={text.replacing.address}>
              <IconLock style={{ verticalAlign: -3 }} aria-hidden /> Ostaje ista, pod starim imenom. Poveznice se ne
              mijenjaju.
            </Fact>
            <Fact name={text.replacing.uses}>
              <TargetUses targets={targets} query={query} />
            </Fact>
            <Fact name={text.replacing.former}>{text.formerStays}</Fact>
            {losesFocus && (
              <Fact name={text.focus}>
                Nova slika ima druge omjere, pa se težište briše. Odaberite ga ponovno nakon zamjene.
              </Fact>
            )}
          </>
        )}
      </Box>
      <DialogButtons>
        {isOtherKind && next && (
          <Button
            variant="quiet"
            mr="auto"
            onClick={() => {
              addAsNew([next]);
              onEnd();
            }}
          >
            Dodaj kao novu
          </Button>
        )}
        <Button onClick={onEnd}>Odustani</Button>
        {isReady ? (
          <Button
            variant="filled"
            ref={main}
            aria-disabled={isSending || undefined}
            onClick={() => !isSending && send(next)}
          >
            {text.replaceFile}
          </Button>
        ) : (
          <UploadButton variant="filled" data-autofocus label={`Odaberi ${kind}`} onFiles={choose} isSingle />
        )}
      </DialogButtons>
    </Modal>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Group wrap="nowrap" align="start" py={10} style={{ borderTop: '1px solid var(--rule)', overflowWrap: 'anywhere' }}>
      <Text component="dt" c="dimmed" fz="sm" w={{ base: 72, sm: 96 }} flex="none">
        {name}
      </Text>
      <Box component="dd" flex={1} miw={0}>
        {children}
      </Box>
    </Group>
  );
}

function Small({ children }: { children: string }) {
  return (
    <Text component="small" display="block" c="dimmed" fz="sm">
      {children}
    </Text>
  );
}

/** Whether the focal point of the file does not apply to the picture that replaces it. False while that is not known. */
function useLosesFocus(file: MediaFile, next: File | undefined): boolean {
  const [loses, setLoses] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    setLoses(false);
    if (file.focal_x === null || !next) return;
    createImageBitmap(next).then(
      (picture) => {
        if (isCurrent) setLoses(!haveSameProportions(file, picture));
        picture.close();
      },
      // The server says what is wrong with the file.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [file, next]);
  return loses;
}

/** Sends a file that takes the place of another one; the toast that follows can take it back. */
function useReplacing(file: MediaFile, onDone: () => void) {
  const uploads = useUploads();
  const { items } = useUploadsState();
  const queryClient = useQueryClient();
  const restoring = useRestoreFiles();
  const announce = useUndoToast((ids) => restoring.mutateAsync(ids), { undoMs: MEDIA_UNDO_MS });
  const [sending, setSending] = useState<File>();
  const [failure, setFailure] = useState<UploadFailure>();
  const item = sending && items.findLast(({ name, folder }) => name === sending.name && folder === file.folder);
  const cancel = useRef(() => {});
  cancel.current = () => item && uploads.cancel(item.id);
  useEffect(() => () => cancel.current(), []);

  const send = async (sent: File) => {
    setFailure(undefined);
    setSending(sent);
    const replaces = { id: file.id, version: file.version };
    const { saved, failed } = await uploads.add([sent], { folder: file.folder, replaces });
    setSending(undefined);
    const [failedFile] = failed;
    if (failedFile) {
      // The dialog says why, so the list of uploads need not.
      uploads.cancel(failedFile.id);
      setFailure(failedFile);
      void queryClient.invalidateQueries({ queryKey: filesQueryKey });
      return;
    }
    const [replaced] = saved;
    if (!replaced) return;
    announce(replaced.message, replaced.former_id === undefined ? [] : [replaced.former_id]);
    onDone();
  };
  return { send: (sent: File) => void send(sent), failure, setFailure, item };
}

type NextFileProps = {
  file: MediaFile;
  next: File | undefined;
  failure: UploadFailure | undefined;
  item: UploadItem | undefined;
  onChoose: (files: File[]) => void;
};

function NextFile({ file, next, failure, item, onChoose }: NextFileProps) {
  if (failure) {
    return (
      <div role="alert">
        <Text c="red" fw={600}>
          {failure.message}
        </Text>
        {failure.code === 'other-kind' && (
          <Small>{text.otherKindHelp(file.type === 'image', kindNameOf(file.name))}</Small>
        )}
      </div>
    );
  }
  if (!next) return <Small>Odaberite datoteku iste vrste.</Small>;
  if (item && isUnderWay(item)) return <UploadLine upload={item} />;
  return (
    <Group wrap="nowrap" justify="space-between">
      <span>
        <b>{next.name}</b>
        <Small>{text.fromHere(formatBytes(next.size))}</Small>
      </span>
      <UploadButton variant="quiet" leftSection={undefined} label="Druga" onFiles={onChoose} isSingle />
    </Group>
  );
}
