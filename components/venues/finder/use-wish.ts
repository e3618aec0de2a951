'use client';

import { useSyncExternalStore } from 'react';
import { readWish, type Wish } from '#lib/zones/wish.ts';

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
};

/** What the address of the finder says that a venue is chosen for; null on the server. */
export function useWish(): Wish | null {
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
  return readWish(new URLSearchParams(search));
}
