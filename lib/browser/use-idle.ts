import { useCallback, useEffect, useRef, useState } from 'react';

const eventTypes = ['pointerdown', 'keydown', 'wheel'] as const;

export interface Idle {
  /** Milliseconds until the idle timeout. */
  leftMs: number;
  /** Restarts the timeout, as every pointer, key and wheel event does. */
  restart: () => void;
}

export interface IdleOptions {
  /** False pauses the timeout. */
  isWatched?: boolean;
  /** The timeout while the focus is in a frame, whose own events this page does not get; the same as any by default. */
  frameLimitMs?: number;
}

const isInFrame = () => document.activeElement instanceof HTMLIFrameElement;

/** Counts down to an idle timeout of `limitMs` milliseconds. */
export function useIdle(limitMs: number, { isWatched = true, frameLimitMs = limitMs }: IdleOptions = {}): Idle {
  const [leftMs, setLeft] = useState(limitMs);
  const heardAt = useRef(0);
  const usedAt = useRef(0);
  const restart = useCallback(() => {
    heardAt.current = usedAt.current = Date.now();
    setLeft(limitMs);
  }, [limitMs]);
  useEffect(() => {
    if (!isWatched) return;
    heardAt.current = usedAt.current = Date.now();
    // Elapsed time is computed from the clock, because timers are paused while the device is suspended.
    const count = () => {
      const now = Date.now();
      const lastUse = Math.min(now, heardAt.current + frameLimitMs - limitMs);
      if (isInFrame()) usedAt.current = Math.max(usedAt.current, lastUse);
      setLeft(Math.max(0, usedAt.current + limitMs - now));
    };
    const timer = setInterval(count, 1000);
    eventTypes.forEach((type) => window.addEventListener(type, restart, { capture: true, passive: true }));
    return () => {
      clearInterval(timer);
      eventTypes.forEach((type) => window.removeEventListener(type, restart, { capture: true }));
      setLeft(limitMs);
    };
  }, [limitMs, frameLimitMs, isWatched, restart]);
  return { leftMs, restart };
}
