import { FILES_PATH } from '@baklja/contract/features/media/file-host';
import { rootOf } from '@baklja/contract/files/folders';
import { parseJsonText } from '@baklja/contract/json-text';

/**
 * Content of a record that may name files: HTML, JSON texts that each hold a picture or a list of pictures, and the
 * addresses of its links.
 */
export type Shown = { html: readonly string[]; pictures: readonly string[]; links?: readonly string[] };

/** Longest path of a stored file, UTF-8 bytes; PostgreSQL would not index much longer ones. */
const PATH_MAX_BYTES = 2500;

/** Base of relative addresses; never returned. */
const NOWHERE = 'http://nowhere.invalid';

/**
 * The paths of every stored file that a record shows or links, each once, decoded as the file host decodes them. In
 * HTML these are the addresses in its attributes; in pictures also paths without a leading slash, which are relative to
 * the file host.
 * @NOTE HTML is not parsed: an attribute that is spelled out in the text of an article counts as well.
 */
export function filePathsIn({ html, pictures, links = [] }: Shown, fileHostUrl: string | undefined): string[] {
  const host = fileHostUrl?.replace(/\/files$/, '');
  const addresses = html.filter((text) => text.includes(FILES_PATH)).flatMap(addressesIn);
  const shown = pictures.flatMap(pathsOfPictures).map(onFileHost);
  const paths = [...addresses, ...shown, ...links].map((address) => toFilePath(address, host));
  return [...new Set(paths.filter((path) => path !== undefined))];
}

/** The path of the stored file that a field for pictures names; undefined when it names none. */
export function pictureFilePath(named: string, fileHostUrl: string | undefined): string | undefined {
  return named === '' ? undefined : linkedFilePath(onFileHost(named), fileHostUrl);
}

/** The path of the stored file at an address in HTML; undefined when it leads elsewhere. */
export function linkedFilePath(address: string, fileHostUrl: string | undefined): string | undefined {
  return toFilePath(address, fileHostUrl?.replace(/\/files$/, ''));
}

const ATTRIBUTES = /\s(srcset|src|href|poster|data-[\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

function addressesIn(html: string): string[] {
  return [...html.matchAll(ATTRIBUTES)].flatMap(([, name = '', ...values]) => {
    const value = decodeEntities(values.find((text) => text !== undefined) ?? '');
    return name.toLowerCase() === 'srcset' ? candidatesOf(value) : [value];
  });
}

/** Addresses of a srcset, without the optional width or density after each. */
function candidatesOf(srcset: string): string[] {
  return srcset.split(/,\s+|,(?=\/)/).map((candidate) => candidate.trim().split(/\s/)[0] ?? '');
}

const ENTITIES: Record<string, string> = { amp: '&', quot: '"', apos: "'", lt: '<', gt: '>' };

function decodeEntities(text: string): string {
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,4}));/gi, (entity, hexadecimal, decimal, name) => {
    if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? entity;
    const code = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
  });
}

/** The paths in JSON text of a record's pictures, or of a gallery; old records may hold anything. */
function pathsOfPictures(json: string): string[] {
  const pictures = parseJsonText(json);
  const items = Array.isArray(pictures) ? pictures : [pictures];
  return items
    .filter((item) => typeof item === 'object' && item !== null)
    .flatMap(({ url, image, image_intro, image_fulltext }) => [url, image, image_intro, image_fulltext])
    .filter((path) => typeof path === 'string' && path !== '');
}

function onFileHost(path: string): string {
  if (/^(https?:)?\/\//i.test(path)) return path;
  const rooted = path.startsWith('/') ? path : `/${path}`;
  return rooted.startsWith(`${FILES_PATH}/`) ? rooted : `${FILES_PATH}${rooted}`;
}

/** Undefined for an address that leads elsewhere. */
function toFilePath(address: string, host: string | undefined): string | undefined {
  const local = withoutHost(address.trim(), host);
  if (local === undefined || !URL.canParse(local, NOWHERE)) return undefined;
  const { pathname, origin } = new URL(local, NOWHERE);
  if (origin !== NOWHERE || !pathname.startsWith(`${FILES_PATH}/`)) return undefined;
  const path = pathname
    .slice(FILES_PATH.length + 1)
    .split('/')
    .map(decodeSafely)
    .join('/')
    .normalize('NFC');
  return isKeepable(path) ? path : undefined;
}

/**
 * The address relative to this host; the address may name the file host with its protocol or without. Undefined for
 * another host. The names under which browsers reach this server are unknown, so a root folder below `/files/` of any
 * host counts: one use too many may be reported, never one too few.
 */
function withoutHost(address: string, host: string | undefined): string | undefined {
  if (address.startsWith('/') && !address.startsWith('//')) return address;
  const starts = host === undefined ? [] : [host, host.replace(/^https?:/, '')];
  const start = starts.find((candidate) => address.toLowerCase().startsWith(`${candidate}/`.toLowerCase()));
  if (start !== undefined) return address.slice(start.length);
  const below = /^(?:https?:)?\/\/[^/]+\/files\/(.*)$/is.exec(address)?.[1];
  return below !== undefined && rootOf(below) ? `${FILES_PATH}/${below}` : undefined;
}

function decodeSafely(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function isKeepable(path: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: no path of a file has them, and PostgreSQL cannot keep NUL
  const hasControlCharacter = /[\u0000-\u001f]/.test(path);
  return path !== '' && !hasControlCharacter && Buffer.byteLength(path) <= PATH_MAX_BYTES;
}
