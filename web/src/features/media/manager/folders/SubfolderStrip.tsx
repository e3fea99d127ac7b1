import { Button } from '@mantine/core';
import { IconFolder, IconFolderPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import { useSubfolders } from '#web/media/library/use-subfolders.ts';
import look from '#web/ui/look.module.css';
import { mediaText as text } from '../../media.text.ts';
import { type FolderPanelState, FolderToggle } from './FolderToggle.tsx';
import classes from './SubfolderStrip.module.css';

type Props = { folder: string; panel: FolderPanelState; onAdd: () => void };

/**
 * On a phone, in one line that scrolls sideways: the button that opens all folders, the folders in the open one, and
 * the button that adds one.
 */
export function SubfolderStrip({ folder, panel, onAdd }: Props) {
  const { subfolders } = useSubfolders(folder);
  return (
    <nav className={classes.strip} aria-label={text.subfolders}>
      <FolderToggle folder={folder} panel={panel} place="strip" />
      {subfolders.map(({ path, name, files }) => (
        <Button key={path} component={Link} to={paths.mediaFolder(path)} leftSection={<IconFolder aria-hidden />}>
          {name}{' '}
          <span className={`${look.pale} ${look.regular} ${classes.count}`}>{files.toLocaleString('hr-HR')}</span>
        </Button>
      ))}
      <Button leftSection={<IconFolderPlus aria-hidden />} onClick={onAdd}>
        {text.addFolder}
      </Button>
    </nav>
  );
}
