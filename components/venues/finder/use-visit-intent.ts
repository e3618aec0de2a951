'use client';

import { useSyncExternalStore } from 'react';
import { readIntent, type VisitIntent } from '#lib/zones/visit-intent.ts';

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
};

/** What the address of the finder says that a venue is chosen for; null on the server. */
export function useVisitIntent(): VisitIntent | null {
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
  return readIntent(new URLSearchParams(search));
}
