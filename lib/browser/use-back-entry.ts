import { useCallback, useEffect, useEffectEvent, useRef } from 'react';

/** Keeps the router from restoring the page that it shows, for which it would drop a refresh that is under way. */
const keepFromRouter = (event: PopStateEvent, href: string) => {
  if (window.location.href === href) event.stopImmediatePropagation();
};

/**
 * One history entry while an overlay is open, so that Back closes the overlay and not the page below it. The returned
 * function takes the entry away again where the overlay is closed in another way. It resolves when the browser has gone
 * back: a navigation begun before that would be lost.
 */
export function useBackEntry(isOpen: boolean, onBack: () => void): () => Promise<void> {
  const hasEntry = useRef(false);
  const back = useEffectEvent(onBack);
  useEffect(() => {
    if (!isOpen) return;
    const { href } = window.location;
    window.history.pushState(null, '');
    hasEntry.current = true;
    const onPopState = (event: PopStateEvent) => {
      if (!hasEntry.current) return;
      hasEntry.current = false;
      keepFromRouter(event, href);
      back();
    };
    window.addEventListener('popstate', onPopState, true);
    return () => {
      window.removeEventListener('popstate', onPopState, true);
      hasEntry.current = false;
    };
  }, [isOpen]);
  return useCallback(async () => {
    if (!hasEntry.current) return;
    hasEntry.current = false;
    const { href } = window.location;
    await new Promise<void>((resolve) => {
      const onPopState = (event: PopStateEvent) => {
        keepFromRouter(event, href);
        resolve();
      };
      window.addEventListener('popstate', onPopState, { capture: true, once: true });
      window.history.back();
    });
  }, []);
}
