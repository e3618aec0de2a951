import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

const isOther = (before: number, now: number) => before !== now;

/**
 * Gives the focus to an element when what had it went away with a change of `value`; `isLoss` tells the changes with
 * which something may go away.
 */
export function useLostFocus(target: RefObject<HTMLElement | null>, value: number, isLoss = isOther): void {
  const before = useRef(value);
  const look = useEffectEvent((now: number) => {
    const hasGone = isLoss(before.current, now) && document.activeElement === document.body;
    before.current = now;
    if (hasGone) target.current?.focus({ preventScroll: true });
  });
  useEffect(() => look(value), [value]);
}
