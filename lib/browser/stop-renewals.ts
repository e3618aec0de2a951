import { getEventName } from './site-events.ts';

/** What a page is loaded or rendered anew for. */
const renewals = ['unauthenticated', 'session'] as const;
const stop = (event: Event) => event.stopImmediatePropagation();

/**
 * Nothing that the page learns loads or renders it anew, until the browser brings it back: for a page that is left, whose
 * own load would take the place of the page that comes.
 */
export function stopRenewals(): void {
  const names = renewals.map(getEventName);
  for (const name of names) window.addEventListener(name, stop, true);
  window.addEventListener('pageshow', function end({ persisted }) {
    if (!persisted) return;
    for (const name of names) window.removeEventListener(name, stop, true);
    window.removeEventListener('pageshow', end);
  });
}
