import { useDebouncedValue, useLocalStorage } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SEARCH_AFTER_MS } from '#web/lib/timings.ts';
import { fileListQuery, foldersQuery } from '../library/files.queries.ts';

export type PickKind = 'image' | 'images' | 'file';

/** The content of the picker: a page of a folder, or of search results from all folders. */
export function usePickerList(kind: PickKind) {
  const usual = kind === 'images' ? 'galerije' : 'clanci-slike';
  // The folder of the last pick of this sort in this browser.
  const [wanted, setWanted] = useLocalStorage<string>({
    key: `baklja.picker-folder.${usual}`,
    defaultValue: usual,
    getInitialValueInEffect: false,
  });
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const [search] = useDebouncedValue(typed.trim(), SEARCH_AFTER_MS);

  const folders = useQuery(foldersQuery);
  const folder = folders.data ? folderToOpen(wanted, folders.data) : wanted;
  const list = useQuery({
    ...fileListQuery({
      folder: search === '' ? folder : '',
      search,
      sort: 'created',
      order: 'usual',
      page,
      ...(kind !== 'file' && { type: 'image' as const }),
    }),
    // Waits for the folders, because a request for a deleted folder would fail.
    enabled: !folders.isPending,
  });

  return {
    folder,
    openFolder: (path: string) => {
      setWanted(path);
      setTyped('');
      setPage(1);
    },
    typed,
    search,
    setSearch: (text: string) => {
      setTyped(text);
      setPage(1);
    },
    page,
    setPage,
    list,
  };
}

/** The folder to open: the wanted one if it exists, else the first existing one. */
export function folderToOpen(wanted: string, folders: readonly { path: string }[]): string {
  if (folders.some(({ path }) => path === wanted)) return wanted;
  const root = wanted.split('/')[0] ?? '';
  return folders.some(({ path }) => path === root) ? root : (folders[0]?.path ?? wanted);
}
