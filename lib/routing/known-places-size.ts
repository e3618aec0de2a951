import type { ResponseCache } from './response-cache.ts';

type Sized = Pick<ResponseCache<unknown>, 'size'>;

/** The middleware is a bundle of its own, so that what it keeps is known to the web server by a global of the process. */
const key = Symbol.for('touchline.known-places');
const globals = globalThis as { [key]?: readonly Sized[] };

/** Lets the metrics read what the known places take. */
export function reportKnownPlaces(caches: readonly Sized[]): void {
  globals[key] = caches;
}

/** What the known places of this process take, and their limit. */
export function knownPlacesSize(): ReturnType<Sized['size']> {
  const sum = { bytes: 0, limitBytes: 0, entries: 0 };
  for (const cache of globals[key] ?? []) {
    const { bytes, limitBytes, entries } = cache.size();
    sum.bytes += bytes;
    sum.limitBytes += limitBytes;
    sum.entries += entries;
  }
  return sum;
}
