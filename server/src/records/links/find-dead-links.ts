import type { Config } from '../../config.ts';
import type { Db } from '../../db/schema.ts';
import { type InternalAddress, readInternalAddress } from './internal-address.ts';
import { listFilePaths, listPageIds, listVisibleFolderIds } from './links.store.ts';

/** The addresses that should lead to a page, folder or file of this site but lead nowhere, in the given order. */
export async function findDeadLinks(
  db: Db,
  links: readonly string[],
  sites: Pick<Config, 'publicSiteUrl' | 'fileHostUrl'>,
): Promise<string[]> {
  const read = links.map((link) => ({ link, address: readInternalAddress(link, sites) }));
  const addresses = read.flatMap(({ address }) => address ?? []);
  const pages = await listPageIds(db, new Set(addresses.flatMap((address) => ('page' in address ? address.page : []))));
  const folders = await listVisibleFolderIds(
    db,
    new Set(addresses.flatMap((address) => ('folder' in address ? address.folder : []))),
  );
  const files = await listFilePaths(
    db,
    new Set(addresses.flatMap((address) => ('file' in address ? address.file : []))),
  );
  const isDead = (address: InternalAddress) => {
    if ('page' in address) return !pages.has(address.page);
    return 'folder' in address ? !folders.has(address.folder) : !files.has(address.file);
  };
  return read.flatMap(({ link, address }) => (address && isDead(address) ? link : []));
}
