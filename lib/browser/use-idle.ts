import { useCallback, useEffect, useRef, useState } from 'react';

const eventTypes = ['pointerdown', 'keydown', 'wheel'] as const;

export interface Idle {
  /** Milliseconds until the idle timeout. */
  leftMs: number;
  /** Restarts the timeout, as every pointer, key and wheel event does. */
  restart: () => void;
}

/** Counts down to an idle timeout of `limitMs` milliseconds; paused while `watched` is false. */
export function useIdle(limitMs: number, watched = true): Idle {
  const [leftMs, setLeft] = useState(limitMs);
  const usedAt = useRef(0);
  const restart = useCallback(() => {
    usedAt.current = Date.now();
    setLeft(limitMs);
  }, [limitMs]);
  useEffect(() => {
    if (!watched) return;
    usedAt.current = Date.now();
    // Elapsed time is computed from the clock, because timers are paused while the device is suspended.
    const timer = setInterval(() => setLeft(Math.max(0, usedAt.current + limitMs - Date.now())), 1000);
    eventTypes.forEach((type) => window.addEventListener(type, restart, { capture: true, passive: true }));
    return () => {
      clearInterval(timer);
      eventTypes.forEach((type) => window.removeEventListener(type, restart, { capture: true }));
      setLeft(limitMs);
    };
  }, [limitMs, watched, restart]);
  return { leftMs, restart };
}
