import { nameOf, parentOf } from '@baklja/contract/files/folders';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown, IconFolder } from '@tabler/icons-react';
import { useId } from 'react';
import { paths } from '#web/lib/paths.ts';
import { FolderPanel } from '#web/widgets/media-library/FolderPanel.tsx';
import { mediaText as text } from '../../media.text.ts';
import { ActionsMenu } from '../ActionsMenu.tsx';
import type { Acting } from '../use-action.ts';
import classes from './FolderSide.module.css';

type Props = { folder: string; onOpen: (path: string) => void; onBack: () => void; onAction: Acting['begin'] };

/** The folders on the left; on narrow screens, behind a button above the files. */
export function FolderSide({ folder, onOpen, onBack, onAction }: Props) {
  const [isShown, { toggle, close }] = useDisclosure(false);
  const id = useId();
  const open = (path: string) => {
    close();
    onOpen(path);
  };
  const targets = { folder };
  return (
    <div className={classes.side}>
      <Button
        classNames={{ root: classes.toggle, label: classes.label }}
        justify="space-between"
        fullWidth
        rightSection={<IconChevronDown className={classes.chevron} aria-hidden />}
        aria-expanded={isShown}
        aria-controls={id}
        onClick={toggle}
      >
        <IconFolder aria-hidden />
        <span className={classes.folder}>
          {text.foldersToggle}: {folder}
        </span>
      </Button>
      <div id={id} className={classes.panel} data-shown={isShown || undefined}>
        <FolderPanel
          open={folder}
          onOpen={open}
          addressOf={paths.mediaFolder}
          onBack={onBack}
          headAction={
            parentOf(folder) !== '' && (
              <ActionsMenu
                label={text.folderActions(nameOf(folder))}
                onRename={(opener) => onAction({ kind: 'rename', targets }, opener)}
                onMove={(opener) => onAction({ kind: 'move', targets }, opener)}
                onRemove={(opener) => onAction({ kind: 'remove', targets }, opener)}
              />
            )
          }
        />
      </div>
      <p className={classes.note}>{text.publicNote}</p>
    </div>
  );
}
