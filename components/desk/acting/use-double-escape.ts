import { useEffect, useEffectEvent } from 'react';

/** The longest time between the two presses, in milliseconds. */
const withinMs = 600;

/** Calls `onTwice` when Escape is pressed twice. Presses that close something, such as a dialogue, do not count. */
export function useDoubleEscape(onTwice: () => void): void {
  const act = useEffectEvent(onTwice);
  useEffect(() => {
    let last = -Infinity;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.repeat || event.defaultPrevented) return;
      if (document.querySelector('[role="dialog"], [role="alertdialog"]') !== null) {
        last = -Infinity;
        return;
      }
      if (event.timeStamp - last <= withinMs) act();
      last = event.timeStamp;
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
