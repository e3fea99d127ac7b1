import { nameOf, parentOf } from '@baklja/contract/files/folders';
import { paths } from '#web/lib/paths.ts';
import { FolderPanel } from '#web/media/library/FolderPanel.tsx';
import look from '#web/ui/look.module.css';
import { mediaText as text } from '../../media.text.ts';
import { ActionsMenu } from '../ActionsMenu.tsx';
import type { ActionDialog } from '../use-action.ts';
import classes from './FolderSide.module.css';
import { type FolderPanelState, FolderToggle } from './FolderToggle.tsx';

type Props = {
  folder: string;
  panel: FolderPanelState;
  onOpen: (path: string) => void;
  onBack: () => void;
  onAction: ActionDialog['begin'];
};

/** The folders on the left; on narrow screens, behind a button above the files. */
export function FolderSide({ folder, panel, onOpen, onBack, onAction }: Props) {
  const open = (path: string) => {
    panel.close();
    onOpen(path);
  };
  const targets = { folder };
  return (
    <div className={classes.side}>
      <FolderToggle folder={folder} panel={panel} place="list" />
      <div id={panel.id} className={classes.panel} data-shown={panel.isShown || undefined}>
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
      <p className={`${look.hint} ${classes.note}`}>{text.publicNote}</p>
    </div>
  );
}
