import { useEffect } from 'react';
import { lockDesk } from '#lib/browser/desk-lock.ts';

/** The time without a touch or a key after which the desk locks itself, in milliseconds. */
const idleMs = 5 * 60_000;
/** How often that is checked: a timer stands still while a computer sleeps. */
const checkEveryMs = 5000;

const kinds = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** Locks the desk when nobody has used it for five minutes. */
export function useAutoLock(isLocked: boolean): void {
  useEffect(() => {
    if (isLocked) return;
    let lastAt = Date.now();
    const note = () => {
      lastAt = Date.now();
    };
    const check = () => {
      if (Date.now() - lastAt >= idleMs) lockDesk();
    };
    for (const kind of kinds) document.addEventListener(kind, note, { capture: true, passive: true });
    document.addEventListener('visibilitychange', check);
    const timer = setInterval(check, checkEveryMs);
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, note, { capture: true });
      document.removeEventListener('visibilitychange', check);
      clearInterval(timer);
    };
  }, [isLocked]);
}
