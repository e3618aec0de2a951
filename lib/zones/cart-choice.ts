import type { Zone } from './zone.ts';

/** Which basket the calls of a site are about: the joining site has one of its own (docs/product.md#callers). */
export function cartChoice(zone: Zone): { cartSource?: 'online-joining' } {
  return zone === 'joining' ? { cartSource: 'online-joining' } : {};
}
