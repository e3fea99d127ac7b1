import { isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

const GROUPS_OF_NETWORK = 4;

/**
 * The network that counts as one caller: an IPv4 address, also one that is mapped to IPv6, or the /64 of an IPv6
 * address, because every line has a whole one. A zone and a port that a proxy added are ignored; a text that is no
 * address stays.
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%');
  // The name in a URL has no port.
  const host = URL.parse(`http://${isIPv6(bare) ? `[${bare}]` : bare}`)?.hostname.replace(/^\[|\]$/g, '') ?? address;
  if (!ipaddr.isValid(host)) return host;
  const network = ipaddr.process(host);
  if (!(network instanceof ipaddr.IPv6)) return network.toString();
  const groups = network.parts.slice(0, GROUPS_OF_NETWORK).map((group) => group.toString(16));
  return `${groups.join(':')}::/64`;
}
