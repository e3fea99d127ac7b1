import { Button } from '@mantine/core';
import { IconFolder } from '@tabler/icons-react';
import { Link } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import { mediaLibraryText as text } from './media-library.text.ts';
import { useSubfolders } from './use-subfolders.ts';

/** The way from a folder without files to the folders in it; shows nothing where there are none. */
export function SubfolderLinks({ folder }: { folder: string }) {
  return useSubfolders(folder).subfolders.map(({ path, name, files }) => (
    <Button key={path} component={Link} to={paths.mediaFolder(path)} leftSection={<IconFolder aria-hidden />}>
      {text.folderWith(name, files)}
    </Button>
  ));
}
