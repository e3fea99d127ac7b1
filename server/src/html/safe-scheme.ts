/** Control characters, spaces of every kind and invisible signs. */
const BLANKS = /[\p{C}\p{Z}]/gu;

/**
 * Whether the scheme of an address is in `schemes`, which are in lower case. Blanks inside the scheme, which only some
 * parsers ignore, do not hide it. True for paths and fragments too, which have no scheme.
 */
export function hasSafeScheme(address: string, schemes: ReadonlySet<string>): boolean {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(address.replace(BLANKS, ''))?.[1];

  return !scheme || schemes.has(scheme.toLowerCase());
}
