'use client';

import { useSyncExternalStore } from 'react';
import { useHref } from '#lib/zones/site-context.tsx';
import { wishedPath, wishParameter } from '#lib/zones/wish.ts';

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
};

/** Returns the link to a venue: to what the address of the finder says it is chosen for, else to its start page. */
export const useVenueHref = (): ((slug: string) => string) => {
  const href = useHref();
  const wish = useSyncExternalStore(
    subscribe,
    () => new URLSearchParams(window.location.search).get(wishParameter),
    () => null,
  );
  return (slug) => href(wishedPath(slug, wish));
};
