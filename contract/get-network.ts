import { isIPv6 } from 'node:net';

const mappedIpv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The eight groups of an IPv6 address, written out. */
function getGroups(address: string): string[] {
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const firstGroups = head === '' ? [] : head.split(':');
  const lastGroups = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - firstGroups.length - lastGroups.length);
  return [...firstGroups, ...Array.from({ length: zeros }, () => '0'), ...lastGroups];
}

/**
 * The key that limits count by: an IPv4 address as it is, an IPv6 address by its first 64 bits, the smallest network
 * that a provider assigns to one customer.
 */
export function getNetwork(address: string): string {
  const ipv4 = mappedIpv4.exec(address)?.[1];
  if (ipv4 !== undefined) return ipv4;
  if (!isIPv6(address)) return address;
  const prefix = getGroups(address)
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16));
  return `${prefix.join(':')}::/64`;
}
