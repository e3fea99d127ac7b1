import { FILES_PATH } from '@baklja/contract/features/media/file-host';
import type { Config } from '../../config.ts';
import { filePathsIn } from '../../files/records/file-paths-in.ts';

/** The addresses of the public site and of the host of files. */
export type Sites = Pick<Config, 'publicSiteUrl' | 'fileHostUrl'>;

/** Target of an address of this site: a page or a folder of documents by its id, or a file by its path. */
export type InternalAddress = { page: number } | { folder: number } | { file: string };

/** Undefined for an address that cannot be checked: of another site, or another path of the public site. */
export function readInternalAddress(
  address: string,
  { publicSiteUrl, fileHostUrl }: Sites,
): InternalAddress | undefined {
  const trimmed = address.trim();
  const onSite = isRooted(trimmed) ? trimmed : pathBehind(trimmed, publicSiteUrl);
  const page = idIn(PAGE_PATH, onSite);
  if (page !== undefined) return { page };
  const folder = idIn(FOLDER_PATH, onSite);
  if (folder !== undefined) return { folder };
  const file = filePathIn(onSite ?? pathBehind(trimmed, fileHostUrl?.replace(/\/files$/, '')));
  return file === undefined ? undefined : { file };
}

function isRooted(address: string): boolean {
  return address.startsWith('/') && !address.startsWith('//');
}

/** The path after the address of the site, which may begin with `http:`, `https:` or neither. */
function pathBehind(address: string, site: string | undefined): string | undefined {
  const start = `${withoutProtocol(site ?? '')}/`;
  const named = withoutProtocol(address);
  const isOfSite = site !== undefined && named.toLowerCase().startsWith(start.toLowerCase());
  return isOfSite ? named.slice(start.length - 1) : undefined;
}

function withoutProtocol(address: string): string {
  return address.replace(/^https?:/i, '');
}

/** `/page/{id}` and `/dokumenti/folder/{id}`, with or without more after them. */
const PAGE_PATH = /^\/page\/(\d+)(?:[/?#]|$)/;
const FOLDER_PATH = /^\/dokumenti\/folder\/(\d+)(?:[/?#]|$)/;

function idIn(pattern: RegExp, path = ''): number | undefined {
  const [, digits] = pattern.exec(path) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

function filePathIn(path = ''): string | undefined {
  if (!path.startsWith(`${FILES_PATH}/`)) return undefined;
  return filePathsIn({ html: [], pictures: [], links: [path] }, undefined)[0];
}
