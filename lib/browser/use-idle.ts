import { useCallback, useEffect, useRef, useState } from 'react';

const eventTypes = ['pointerdown', 'keydown', 'wheel'] as const;

export interface Idle {
  /** Milliseconds until the screen counts as left. */
  leftMs: number;
  /** Starts them anew, as every touch, key and turn of the wheel does. */
  restart: () => void;
}

/** How long nobody has used a screen that counts as left after `limitMs` milliseconds; it is not counted while nothing is `watched`. */
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
    // By the clock and not by counting: a screen that sleeps does not count.
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
