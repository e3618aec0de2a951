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
 * The present, in steps of 15 seconds. A cached page was rendered some time ago: until it has come to life this is
 * `renderedAt` (milliseconds), so that browser and server agree, and from then on the real time.
 */
export const useNow = (renderedAt: number): Date =>
  new Date(
    useSyncExternalStore(
      subscribe,
      () => Math.floor(Date.now() / STEP_MS) * STEP_MS,
      () => renderedAt,
    ),
  );
