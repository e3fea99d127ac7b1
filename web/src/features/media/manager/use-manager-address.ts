import { parentOf } from '@baklja/contract/files/folders';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import { changedAddress, type ManagerAddress, managerAddressFrom, queryOfManager } from './manager-address.ts';

/** Previously opened folders, oldest first; the browser's history entry stores them, so Back restores them. */
type FolderHistory = { folders: string[] };

/** The state of the media manager and the functions that change it. */
export function useManagerAddress() {
  const { folder: root = '' } = useParams();
  const [query] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const address = managerAddressFrom(root, query);
  const left = leftFolders(location.state);

  const go = (next: ManagerAddress, folders: string[], replace = false): void => {
    void navigate(pathOf(next), { state: { folders } satisfies FolderHistory, replace });
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

/** The URL path of an address of the manager. */
function pathOf(address: ManagerAddress): string {
  const [path = ''] = paths.mediaFolder(address.folder).split('?');
  const query = queryOfManager(address);
  return query.size > 0 ? `${path}?${query}` : path;
}

function leftFolders(state: unknown): string[] {
  const folders = (state as Partial<FolderHistory> | null)?.folders;
  return Array.isArray(folders) ? folders.filter((folder) => typeof folder === 'string') : [];
}
