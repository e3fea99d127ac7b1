import { folderPathProblem } from '@baklja/contract/files/folders';
import { FolderNotThere } from './FolderNotThere.tsx';
import { MediaManager } from './MediaManager.tsx';
import { useManagerAddress } from './use-manager-address.ts';

/** /media-manager/{folder}: folders and files. The URL holds folder, search, sorting, page, view and open details. */
export function MediaManagerScreen() {
  const { address, ...ways } = useManagerAddress();
  if (folderPathProblem(address.folder) !== undefined) return <FolderNotThere />;
  return <MediaManager address={address} {...ways} />;
}
