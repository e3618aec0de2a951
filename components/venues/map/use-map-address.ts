'use client';

import { useSyncExternalStore } from 'react';
import { mapAddress, mapFragment } from './map-address.ts';

const changed = 'hashchange';

const subscribe = (listener: () => void): (() => void) => {
  const types = [changed, 'popstate'];
  types.forEach((type) => window.addEventListener(type, listener));
  return () => types.forEach((type) => window.removeEventListener(type, listener));
};

/** The map that the address opens, and the venue whose card is on it; null while it opens none, and on the server. */
export function useMapAddress(): { slug: string | undefined } | null {
  const fragment = useSyncExternalStore(
    subscribe,
    () => window.location.hash,
    () => '',
  );
  if (fragment === mapFragment) return { slug: undefined };
  return fragment.startsWith(mapAddress('')) ? { slug: fragment.slice(mapAddress('').length) } : null;
}

/** Takes the map out of the address; the page stays as it is. */
export function closeMap(): void {
  const { pathname, search } = window.location;
  window.history.replaceState(null, '', pathname + search);
  window.dispatchEvent(new Event(changed));
}
