import { useEffect, type RefObject } from 'react';
import { keepRoom } from './kept-room.ts';

/** Keeps the height of an element for the next visit, once all of it is there, whenever it changes and is more than nothing. */
export function useKeptRoom(element: RefObject<HTMLElement | null>, isComplete: boolean): void {
  useEffect(() => {
    const measured = element.current;
    if (!isComplete || measured === null || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      const { offsetHeight: height } = measured;
      if (height > 0) keepRoom({ width: window.innerWidth, height });
    });
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element, isComplete]);
}
