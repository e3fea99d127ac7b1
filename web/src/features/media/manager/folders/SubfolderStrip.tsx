import { Button } from '@mantine/core';
import { IconFolder, IconFolderPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import { useSubfolders } from '#web/widgets/media-library/use-subfolders.ts';
import { mediaText as text } from '../../media.text.ts';
import classes from './SubfolderStrip.module.css';

/** On a phone: the folders in the open folder in one line that scrolls sideways, and the button that adds one. */
export function SubfolderStrip({ folder, onAdd }: { folder: string; onAdd: () => void }) {
  const { subfolders } = useSubfolders(folder);
  if (subfolders.length === 0) return null;
  return (
    <nav className={classes.strip} aria-label={text.subfolders}>
      {subfolders.map(({ path, name, files }) => (
        <Button key={path} component={Link} to={paths.mediaFolder(path)} leftSection={<IconFolder aria-hidden />}>
          {name} <span className={classes.count}>{files.toLocaleString('hr-HR')}</span>
        </Button>
      ))}
      <Button leftSection={<IconFolderPlus aria-hidden />} onClick={onAdd}>
        {text.addFolder}
      </Button>
    </nav>
  );
}
