import { silenced } from './site-events.ts';

/** What a page is loaded or rendered anew for. */
const renewals = ['unauthenticated', 'session'] as const;

/**
 * Nothing that the page learns loads or renders it anew, until the browser brings it back: for a page that is left, whose
 * own load would take the place of the page that comes. The events are silenced at their source, since Chromium calls the
 * listeners of an event of the window in the order in which they were added, capturing ones too.
 */
export function stopRenewals(): void {
  for (const kind of renewals) silenced.add(kind);
  window.addEventListener('pageshow', function end({ persisted }) {
    if (!persisted) return;
    for (const kind of renewals) silenced.delete(kind);
    window.removeEventListener('pageshow', end);
  });
}
