import { BlockList, isIP } from 'node:net';

/** One address, or a network as an address and the length of its prefix (`10.0.0.0/8`). */
export function isAddressOrNetwork(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128));
}

/** A test of whether an address is one of these, or in one of these networks. */
export function addressTest(list: readonly string[]): (address: string) => boolean {
  const known = new BlockList();
  for (const text of list) {
    const [address = '', prefix] = text.split('/');
    const family = isIP(address) === 4 ? 'ipv4' : 'ipv6';
    known.addSubnet(address, Number(prefix ?? (family === 'ipv4' ? 32 : 128)), family);
  }
  return (address) => isIP(address) > 0 && known.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6');
}
