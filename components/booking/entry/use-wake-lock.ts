import { useEffect } from 'react';

/** Holds a screen wake lock while `isWanted`, where the browser supports it. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return;
    const held: WakeLockSentinel[] = [];
    let isOver = false;
    const release = () => held.splice(0).forEach((lock) => void lock.release());
    const hold = async () => {
      if (document.visibilityState !== 'visible') return;
      // The browser may refuse, for example on low battery; the screen then times out as usual.
      const lock = await navigator.wakeLock.request('screen').catch(() => null);
      if (lock === null) return;
      held.push(lock);
      if (isOver) release();
    };
    // The browser releases the wake lock whenever the page is hidden, so it is requested again.
    const again = () => void hold();
    again();
    document.addEventListener('visibilitychange', again);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', again);
      release();
    };
  }, [isWanted]);
}
