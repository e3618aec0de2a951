import { useSyncExternalStore } from 'react';

const STEP_MS = 15_000;

const subscribe = (changed: () => void): (() => void) => {
  const timer = setInterval(changed, STEP_MS);
  document.addEventListener('visibilitychange', changed);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', changed);
  };
};

/**
 * The current time, updated every 15 seconds. During hydration it is `renderedAt` (milliseconds), so that the browser's
 * first render equals the server's HTML, which may come from a cache; afterwards it is the real time.
 */
export const useNow = (renderedAt: number): Date =>
  new Date(
    useSyncExternalStore(
      subscribe,
      () => Math.floor(Date.now() / STEP_MS) * STEP_MS,
      () => renderedAt,
    ),
  );
