import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Focuses an element that is not focusable by itself. */
function focus(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * The focus that is in an element when it goes, on a button that was pressed, passes to the region around it, or to the
 * page's content where the region goes, too.
 */
export function useRegionFocus<Place extends HTMLElement>(): RefObject<Place | null> {
  const place = useRef<Place>(null);
  useLayoutEffect(() => {
    const element = place.current;
    const region = element?.closest<HTMLElement>('section');
    return () => {
      if (element === null || !element.contains(document.activeElement)) return;
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        const target = region?.isConnected === true ? region : document.querySelector('main');
        if (target !== null) focus(target);
      });
    };
  }, []);
  return place;
}
