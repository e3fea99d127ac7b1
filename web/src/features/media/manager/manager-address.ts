import { parentOf, withoutTrailingSlash } from '@baklja/contract/files/folders';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import { defineListAddress, id, option, optionOr, page, search, text } from '#web/lists/address/list-address.ts';
import type { FileListRequest, FileSort } from '#web/media/library/files.queries.ts';
import type { Archive } from '../archives.ts';

export type FileView = 'table' | 'grid';

export type ManagerAddress = Pick<FileListRequest, 'folder' | 'search' | 'sort' | 'order' | 'page'> & {
  /** Undefined when the URL does not name a view; the browser's stored view then applies. */
  view: FileView | undefined;
  fileId: number | undefined;
};

/** The URL parameters of the manager; `put` is the path of the folder below its root folder. */
const parameters = defineListAddress({
  put: text('put'),
  search: search(),
  sort: optionOr<FileSort, FileSort>('poredak', { name: 'ime', created: 'vrijeme', size: 'velicina' }, 'created'),
  order: optionOr<FileListRequest['order'], 'usual'>('smjer', { usual: 'uobicajeno', reverse: 'obrnuto' }, 'usual'),
  page: page(),
  view: option<FileView>('prikaz', { table: 'tablica', grid: 'mreza' }),
  fileId: id('datoteka'),
});

/** The state of an address; without parameters it is the first page of the root folder, newest files first. */
export function managerAddressFrom(root: string, query: URLSearchParams): ManagerAddress {
  const { put, ...address } = parameters.read(query);
  const below = withoutTrailingSlash(put);
  return { folder: below === '' ? root : `${root}/${below}`, ...address };
}

export function queryOfManager({ folder, ...address }: ManagerAddress): URLSearchParams {
  return parameters.write({ put: folder.split('/').slice(1).join('/'), ...address });
}

/**
 * The address after a change. Another search, sorting or order starts at page 1; another folder resets everything
 * except sorting and view; the details close when the list that they were opened from changes.
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

/** Previously opened folders, oldest first; the browser's history entry stores them, so Back restores them. */
type FolderHistory = { folders: string[] };

/** An archive has an address of its own for its folder; other folders open in the media manager. */
export function useManagerAddress(archive?: Archive) {
  const { folder: root = archive?.folder ?? '' } = useParams();
  const [query] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const address = managerAddressFrom(root, query);
  const left = leftFolders(location.state);

  const go = (next: ManagerAddress, folders: string[], replace = false): void => {
    void navigate(pathOf(next, archive), { state: { folders } satisfies FolderHistory, replace });
  };
  const change = (next: Partial<ManagerAddress>, options: { replace?: boolean } = {}) =>
    go(changedAddress(address, next), left, options.replace);
  const openFolder = (folder: string) => {
    if (folder !== address.folder) go(changedAddress(address, { folder }), [...left, address.folder]);
  };
  const goBack = () => {
    const folder = left.at(-1) ?? parentOf(address.folder);
    go(changedAddress(address, { folder }), left.slice(0, -1));
  };
  /** The open folder or one of its ancestors got another path; the previous path no longer exists. */
  const followFolder = (folder: string) => go(changedAddress(address, { folder }), [], true);
  return { address, change, openFolder, goBack, followFolder };
}

function pathOf(address: ManagerAddress, archive: Archive | undefined): string {
  const isArchive = address.folder === archive?.folder;
  const [path = ''] = isArchive ? [archive.path] : paths.mediaFolder(address.folder).split('?');
  const query = queryOfManager(isArchive ? { ...address, folder: '' } : address);
  return query.size > 0 ? `${path}?${query}` : path;
}

function leftFolders(state: unknown): string[] {
  const folders = (state as Partial<FolderHistory> | null)?.folders;
  return Array.isArray(folders) ? folders.filter((folder) => typeof folder === 'string') : [];
}
