import type { MediaFile } from '@baklja/contract/features/media/media';
import { Button } from '@mantine/core';
import { IconCopy, IconReplace, IconTrash } from '@tabler/icons-react';
import look from '#web/ui/look.module.css';
import { mediaText as text } from '../../media.text.ts';
import type { ActionDialog } from '../use-action.ts';
import classes from './FileDetails.module.css';
import { useCopyUrl } from './use-copy-url.ts';

type Props = { file: MediaFile; onAction: ActionDialog['begin'] };

/** What staff do most with a file. */
export function MainActions({ file, onAction }: Props) {
  const copy = useCopyUrl();
  return (
    <div className={`${look.row} ${classes.actions}`}>
      <Button leftSection={<IconReplace aria-hidden />} onClick={() => onAction({ kind: 'replace', file })}>
        {text.replaceFile}
      </Button>
      <Button leftSection={<IconCopy aria-hidden />} onClick={() => copy(file)}>
        {text.copyUrl}
      </Button>
    </div>
  );
}

/** The actions that change where a file is, or delete it. */
export function OtherActions({ file, onAction }: Props) {
  const targets = { files: [file] };
  return (
    <div className={`${look.row} ${classes.actions}`} data-last>
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
    </div>
  );
}
