import { foldText } from '@baklja/contract/alias';
import type { Language } from '@baklja/contract/fields';
import { pictureOnHost } from '@baklja/contract/files/pictures';
import { useDebouncedValue } from '@mantine/hooks';
import { useQueries, useQuery } from '@tanstack/react-query';
import type { LinkTarget } from '#web/forms/link-field/link-targets.ts';
import { paths, storedFilePath } from '#web/lib/paths.ts';
import { SEARCH_AFTER_MS } from '#web/lib/timings.ts';
import { documentsQuery, foldersQuery, pagesQuery } from '../navigation.queries.ts';
import { navigationText as text } from '../navigation.text.ts';
import type { TargetWay } from './target-way.ts';

type Found = { targets: LinkTarget[]; isReading: boolean; error: Error | null; retry: () => void };

/** At most so many are offered. */
const TARGETS_LIMIT = 8;

/** Pages, folders or documents whose names contain the words, all letters alike; none before something is typed. */
export function useTargets(way: Exclude<TargetWay, 'address'>, words: string): Found {
  const folded = foldText(words.trim());
  const [asked] = useDebouncedValue(words.trim(), SEARCH_AFTER_MS);
  const pages = useQueries({
    queries: LANGUAGES.map((one) => ({ ...pagesQuery(one), enabled: way === 'page' && folded !== '' })),
  });
  const folders = useQueries({
    queries: LNGS.map((one) => ({ ...foldersQuery(one), enabled: way === 'folder' && folded !== '' })),
  });
  const documents = useQuery({ ...documentsQuery(asked), enabled: way === 'document' && asked !== '' });
  const queries = { page: pages, folder: folders, document: [documents] }[way];

  const all: Record<typeof way, () => LinkTarget[]> = {
    page: () =>
      pages.flatMap(({ data = [] }, place) =>
        data.map(({ id, title }) => ({
          kind: 'page',
          address: paths.publicPage(id),
          title,
          note: [paths.publicPage(id), ...(place === 1 ? [text.english] : [])].join(', '),
        })),
      ),
    folder: () =>
      folders.flatMap(({ data = [] }, place) =>
        data.map(({ id, title, show_doc_page }) => ({
          kind: 'folder',
          address: `/dokumenti/folder/${id}`,
          title,
          note: [...(place === 1 ? [text.english] : []), ...(show_doc_page === 0 ? [text.hiddenFolder] : [])].join(
            ', ',
          ),
        })),
      ),
    document: () =>
      (documents.data?.documents ?? []).map(({ doc_name, link, year, folder_title }) => ({
        kind: 'document',
        address: addressOfDocument(link),
        title: doc_name,
        note: `${folder_title}, ${year}`,
      })),
  };
  const isFound = ({ title }: LinkTarget) => way === 'document' || foldText(title).includes(folded);
  return {
    targets: folded === '' ? [] : all[way]().filter(isFound).slice(0, TARGETS_LIMIT),
    isReading: queries.some(({ isFetching }) => isFetching) || (way === 'document' && asked !== words.trim()),
    error: queries.find(({ error }) => error)?.error ?? null,
    retry: () => {
      for (const query of queries) void query.refetch();
    },
  };
}

const LANGUAGES: readonly Language[] = ['hr-HR', 'en-GB'];
const LNGS = ['hrv', 'eng'] as const;

/** Documents name a file by its path on the file host, or an address of another host. */
function addressOfDocument(link: string): string {
  const file = pictureOnHost(link);
  return file ? storedFilePath(file.path) : link;
}
