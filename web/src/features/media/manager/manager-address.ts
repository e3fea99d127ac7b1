import { withoutTrailingSlash } from '@baklja/contract/folders';
import { PAGE_NUMBER_MAX } from '@baklja/contract/limits';
import type { FileListRequest, FileSort } from '#web/widgets/media-library/files.queries.ts';

export type FileView = 'table' | 'grid';

/** What the media manager shows, as its address says. */
export type ManagerAddress = Pick<FileListRequest, 'folder' | 'search' | 'sort' | 'order' | 'page'> & {
  /** Undefined where the address leaves it to the browser. */
  view: FileView | undefined;
  /** The file whose details stand open. */
  fileId: number | undefined;
};

const SORTS: Record<FileSort, string> = { name: 'ime', created: 'vrijeme', size: 'velicina' };
const VIEWS: Record<FileView, string> = { table: 'tablica', grid: 'mreza' };

/** What an address shows; what it does not say is the first page of the root folder, the latest files first. */
export function managerAddressFrom(root: string, query: URLSearchParams): ManagerAddress {
  const below = withoutTrailingSlash(query.get('put') ?? '');
  return {
    folder: below === '' ? root : `${root}/${below}`,
    search: query.get('trazi') ?? '',
    sort: keyOf(SORTS, query.get('poredak')) ?? 'created',
    order: query.get('smjer') === 'obrnuto' ? 'reverse' : 'usual',
    page: Math.min(positive(query.get('stranica')) ?? 1, PAGE_NUMBER_MAX),
    view: keyOf(VIEWS, query.get('prikaz')),
    fileId: positive(query.get('datoteka')),
  };
}

/** The query of an address below its root folder; what is usual is left out. */
export function queryOfManager({ folder, search, sort, order, page, view, fileId }: ManagerAddress): URLSearchParams {
  const query = new URLSearchParams();
  const below = folder.split('/').slice(1).join('/');
  if (below !== '') query.set('put', below);
  if (search !== '') query.set('trazi', search);
  if (sort !== 'created') query.set('poredak', SORTS[sort]);
  if (order !== 'usual') query.set('smjer', 'obrnuto');
  if (page > 1) query.set('stranica', String(page));
  if (view !== undefined) query.set('prikaz', VIEWS[view]);
  if (fileId !== undefined) query.set('datoteka', String(fileId));
  return query;
}

/**
 * The address after a change. Another search, sorting or order begins at page 1; another folder begins anew and keeps
 * how files are sorted and shown; details close with the list that they were opened from.
 */
export function changedAddress(address: ManagerAddress, change: Partial<ManagerAddress>): ManagerAddress {
  const isOtherFolder = change.folder !== undefined && change.folder !== address.folder;
  const isOtherList =
    isOtherFolder ||
    (['search', 'sort', 'order'] as const).some((key) => key in change && change[key] !== address[key]);
  const isOtherPage = change.page !== undefined && change.page !== address.page;
  return {
    ...address,
    ...(isOtherFolder && { search: '' }),
    ...(isOtherList && { page: 1 }),
    ...((isOtherList || isOtherPage) && { fileId: undefined }),
    ...change,
  };
}

function keyOf<Key extends string>(words: Record<Key, string>, word: string | null): Key | undefined {
  return (Object.keys(words) as Key[]).find((key) => words[key] === word);
}

function positive(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
