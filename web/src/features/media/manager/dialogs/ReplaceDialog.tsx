import type { MediaFile } from '@baklja/contract/features/media/media';
import { kindNameOf } from '@baklja/contract/records/same-kind';
import { Button, Modal } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { formatListDate } from '#web/lib/dates.ts';
import { formatBytes } from '#web/lib/text/bytes.ts';
import { fileUsesQuery } from '#web/media/library/files.queries.ts';
import { UploadButton } from '#web/media/uploads/UploadButton.tsx';
import { isUnderWay } from '#web/media/uploads/uploads.ts';
import { DialogButtons } from '#web/ui/dialogs/DialogButtons.tsx';
import { mediaText as text } from '../../media.text.ts';
import { TargetUses } from '../details/FileUses.tsx';
import { useMediaUpload } from '../use-media-upload.ts';
import { NextFile } from './NextFile.tsx';
import classes from './ReplaceDialog.module.css';
import { useLosesFocus } from './use-loses-focus.ts';
import { useOnEnd, useReplacing } from './use-replacing.ts';

type Props = {
  file: MediaFile;
  /** The new file, when it was chosen before. */
  sent: File | undefined;
  onEnd: () => void;
};

/** Asks for a file of the same kind and puts it at the address of the present one. */
export function ReplaceDialog({ file, sent, onEnd }: Props) {
  const [next, setNext] = useState(sent);
  const { send, cancel, failure, setFailure, item } = useReplacing(file, onEnd);
  const addAsNew = useMediaUpload(file.folder);
  const targets = { files: [file] };
  const query = useQuery(fileUsesQuery({ ids: [file.id] }));
  useOnEnd(cancel);
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
      <dl className={classes.facts}>
        <Fact name={text.replacing.present}>
          {file.name}
          <small>{text.from(formatBytes(file.size), formatListDate(file.created))}</small>
        </Fact>
        <Fact name={text.replacing.next}>
          <NextFile file={file} next={next} failure={failure} item={item} onChoose={choose} />
        </Fact>
        {!isOtherKind && (
          <>
            <Fact name={text.replacing.address}>
              <IconLock aria-hidden /> {text.addressStays}
            </Fact>
            <Fact name={text.replacing.uses}>
              <TargetUses targets={targets} query={query} />
            </Fact>
            <Fact name={text.replacing.former}>{text.formerStays}</Fact>
            {losesFocus && <Fact name={text.focus}>{text.focusGoes}</Fact>}
          </>
        )}
      </dl>
      <DialogButtons>
        {isOtherKind && next && (
          <Button
            variant="quiet"
            className={classes.asNew}
            onClick={() => {
              addAsNew([next]);
              onEnd();
            }}
          >
            {text.addAsNew}
          </Button>
        )}
        <Button onClick={onEnd}>{text.cancel}</Button>
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
          <UploadButton variant="filled" data-autofocus label={text.choose(kind)} onFiles={choose} isSingle />
        )}
      </DialogButtons>
    </Modal>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
