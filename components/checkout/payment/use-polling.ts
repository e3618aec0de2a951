import { useEffect, useEffectEvent } from 'react';

/** The polling interval, in milliseconds. */
export const POLL_MS = 3000;

/** Runs `work` at once and every three seconds while `isOn`. */
export function usePolling(isOn: boolean, work: () => void): void {
  const run = useEffectEvent(work);
  useEffect(() => {
    if (!isOn) return;
    run();
    const timer = setInterval(run, POLL_MS);
    return () => clearInterval(timer);
  }, [isOn]);
}
