import { isIPv6 } from 'node:net';

const MAPPED = /^\[::ffff:([\da-f]+):([\da-f]+)\]$/;

const GROUPS = 8;
const GROUPS_OF_NETWORK = 4;

/**
 * The network that counts as one caller: an IPv4 address, also one that is mapped to IPv6, or the /64 of an IPv6
 * address, because every line has a whole one. A zone and a port that a proxy added are ignored; a text that is no
 * address stays.
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%');
  // A URL writes the many forms of an address in one.
  const host = URL.parse(`http://${isIPv6(bare) ? `[${bare}]` : bare}`)?.hostname ?? address;
  const [, high, low] = MAPPED.exec(host) ?? [];
  if (high !== undefined && low !== undefined) return [...bytesOf(high), ...bytesOf(low)].join('.');
  return host.startsWith('[') ? `${groupsOf(host).slice(0, GROUPS_OF_NETWORK).join(':')}::/64` : host;
}

function bytesOf(group: string): number[] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 0xff];
}

/** The eight groups of an address in brackets; `::` replaces those that are zero. */
function groupsOf(host: string): string[] {
  const [start = [], end = []] = host
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  return [...start, ...Array<string>(GROUPS - start.length - end.length).fill('0'), ...end];
}
