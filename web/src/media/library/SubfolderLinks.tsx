import { parentOf } from '@baklja/contract/files/folders';
import { compareNames } from '@baklja/contract/title-order';
import { Button } from '@mantine/core';
import { IconFolder } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import { foldersQuery } from './files.queries.ts';
import { countFiles } from './folder-tree.ts';
import { mediaLibraryText as text } from './media-library.text.ts';

export function SubfolderLinks({ folder }: { folder: string }) {
  return useSubfolders(folder).subfolders.map(({ path, name, files }) => (
    <Button key={path} component={Link} to={paths.mediaFolder(path)} leftSection={<IconFolder aria-hidden />}>
      {text.folderWith(name, files)}
    </Button>
  ));
}

/** Folders directly in a folder; `files` and `filesBelow` count all folders below. None while the folders are unread. */
export function useSubfolders(folder: string) {
  const { data = [] } = useQuery(foldersQuery);
  const totals = countFiles(data);
  const subfolders = data
    .filter(({ path }) => parentOf(path) === folder)
    .map(({ path, name }) => ({ path, name, files: totals.get(path) ?? 0 }))
    .toSorted((a, b) => compareNames(a.name, b.name));
  return { subfolders, filesBelow: subfolders.reduce((sum, { files }) => sum + files, 0) };
}
