'use client';

import { useSyncExternalStore } from 'react';
import { wishParameter } from '#lib/zones/wish.ts';

/** `camps`, `courses`, the slug of an activity, or null. */
export type Wish = string | null;

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
};

/** What the address of the finder says that a venue is chosen for; null on the server. */
export const useWish = (): Wish =>
  useSyncExternalStore(
    subscribe,
    () => new URLSearchParams(window.location.search).get(wishParameter),
    () => null,
  );
