import { useMemo, useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * When the part of the page was opened; it stays the same while the part is on screen. During hydration it is
 * `renderedAt` (milliseconds), as for `useNow`.
 */
export const useOpenedAt = (renderedAt: number): Date => {
  const [openedAt] = useState(() => Date.now());
  const time = useSyncExternalStore(
    never,
    () => openedAt,
    () => renderedAt,
  );
  return useMemo(() => new Date(time), [time]);
};
