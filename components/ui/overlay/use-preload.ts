'use client';

import { useEffect, useEffectEvent } from 'react';

const eventTypes = ['pointerdown', 'pointermove', 'focusin', 'keydown', 'scroll'] as const;

/** A touch of anything else must not make what that control asks for wait. */
const isElsewhere = (event: Event, opener: string): boolean => {
  if (event.type === 'scroll' || event.type === 'keydown') return false;
  if (event.type === 'pointermove' && 'pointerType' in event && event.pointerType === 'mouse') return false;
  return !(event.target instanceof Element && event.target.closest(opener));
};

/**
 * Calls `preload` once, at the visitor's first input on the page: as a rule before the first press on a control, while a
 * page that is only looked at does not load what its controls open. Touches count only on an `opener`, a selector.
 */
export function usePreload(preload: () => void, opener = 'button[aria-haspopup]'): void {
  const run = useEffectEvent(preload);
  useEffect(() => {
    const stop = () => eventTypes.forEach((type) => window.removeEventListener(type, start, true));
    function start(event: Event) {
      if (isElsewhere(event, opener)) return;
      stop();
      run();
    }
    eventTypes.forEach((type) => window.addEventListener(type, start, { capture: true, passive: true }));
    return stop;
  }, [opener]);
}
