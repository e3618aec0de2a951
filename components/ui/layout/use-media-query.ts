'use client';

import { useCallback, useSyncExternalStore } from 'react';

/** From this width on, 1200 px, the block that is chosen in stands beside its list. */
export const isLarge = '(min-width: 75rem)';

const hasQueries = () => 'matchMedia' in window;

/** Whether a media query applies; false until the page is hydrated. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      if (!hasQueries()) return () => undefined;
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => !hasQueries() || window.matchMedia(query).matches,
    () => false,
  );
}
