import { parentOf } from '@baklja/contract/files/folders';
import { formatNumber } from '@baklja/contract/plural';
import { compareNames } from '@baklja/contract/title-order';
import { Button, Flex, Scroller, Text } from '@mantine/core';
import '@mantine/core/styles/Scroller.layer.css';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { IconFolder } from '#web/lib/icons.ts';
import { paths } from '#web/lib/paths.ts';
import { foldersQuery } from './files.queries.ts';
import { countFiles } from './folder-tree.ts';

/** Buttons, or links to the media manager where nothing opens a folder in place. */
export function SubfolderLinks({ folder, onOpen }: { folder: string; onOpen?: (path: string) => void }) {
  return useSubfolders(folder).subfolders.map(({ path, name, files }) => {
    const shared = {
      leftSection: <IconFolder aria-hidden />,
      children: (
        <>
          {name}
          <Text span c="dimmed" fw={400} ml={6}>
            {formatNumber(files)}
          </Text>
        </>
      ),
    };
    if (onOpen) return <Button key={path} {...shared} onClick={() => onOpen(path)} />;
    return <Button key={path} {...shared} component={Link} to={paths.mediaFolder(path)} />;
  });
}

/** Subfolders in one line that scrolls sideways, and fades where it goes on. */
export function SubfolderStrip({ children }: { children: ReactNode }) {
  return (
    <nav aria-label="Subfolderi">
      <Scroller controlSize={40} startControlProps={FOR_POINTER} endControlProps={FOR_POINTER}>
        <Flex gap="xs" pb="xs">
          {children}
        </Flex>
      </Scroller>
    </nav>
  );
}

/** Keys reach the folders themselves. */
const FOR_POINTER = { 'aria-hidden': true, tabIndex: -1 };

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
