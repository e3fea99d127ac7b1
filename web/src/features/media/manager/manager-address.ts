import { withoutTrailingSlash } from '@baklja/contract/files/folders';
import { defineListAddress, id, option, optionOr, page, search, text } from '#web/lists/address/list-address.ts';
import type { FileListRequest, FileSort } from '#web/media/library/files.queries.ts';

export type FileView = 'table' | 'grid';

/** The state of the media manager that its URL holds. */
export type ManagerAddress = Pick<FileListRequest, 'folder' | 'search' | 'sort' | 'order' | 'page'> & {
  /** Undefined when the URL does not name a view; the browser's stored view then applies. */
  view: FileView | undefined;
  /** The file whose details are open; undefined when none are. */
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

/** The query string of an address below its root folder. */
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
