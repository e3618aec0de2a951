import { useEffect } from 'react';

/** Keeps the screen from going dark while it is wanted, where the browser can. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return;
    const held: WakeLockSentinel[] = [];
    let isOver = false;
    const release = () => held.splice(0).forEach((lock) => void lock.release());
    const hold = async () => {
      if (document.visibilityState !== 'visible') return;
      // Refused, say on an almost empty battery: then the screen keeps its own time.
      const lock = await navigator.wakeLock.request('screen').catch(() => null);
      if (lock === null) return;
      held.push(lock);
      if (isOver) release();
    };
    // The browser lets go whenever the page is hidden.
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
