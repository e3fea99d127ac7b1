import { withoutTrailingSlash } from '@baklja/contract/folders';
import type { FileListRequest, FileSort } from '#web/widgets/media-library/files.queries.ts';
import { defineListAddress, id, option, optionOr, page, search, text } from '#web/widgets/record-list/list-address.ts';

export type FileView = 'table' | 'grid';

/** What the media manager shows, as its address says. */
export type ManagerAddress = Pick<FileListRequest, 'folder' | 'search' | 'sort' | 'order' | 'page'> & {
  /** Undefined where the address leaves it to the browser. */
  view: FileView | undefined;
  /** The file whose details stand open. */
  fileId: number | undefined;
};

/** The parameters of the manager; `put` is the path of the folder below its root folder. */
const parameters = defineListAddress({
  put: text('put'),
  search: search(),
  sort: optionOr<FileSort, FileSort>('poredak', { name: 'ime', created: 'vrijeme', size: 'velicina' }, 'created'),
  order: optionOr<FileListRequest['order'], 'usual'>('smjer', { usual: 'uobicajeno', reverse: 'obrnuto' }, 'usual'),
  page: page(),
  view: option<FileView>('prikaz', { table: 'tablica', grid: 'mreza' }),
  fileId: id('datoteka'),
});

/** What an address shows; without parameters it is the first page of the root folder, the latest files first. */
export function managerAddressFrom(root: string, query: URLSearchParams): ManagerAddress {
  const { put, ...address } = parameters.read(query);
  const below = withoutTrailingSlash(put);
  return { folder: below === '' ? root : `${root}/${below}`, ...address };
}

/** The query of an address below its root folder. */
export function queryOfManager({ folder, ...address }: ManagerAddress): URLSearchParams {
  return parameters.write({ put: folder.split('/').slice(1).join('/'), ...address });
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
