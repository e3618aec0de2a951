import { browserApi } from '#lib/api/browser-api.ts';
import { forgetDrafts } from '#lib/browser/forget-drafts.ts';
import { getEventName } from '#lib/browser/site-events.ts';

/** What a page is loaded or rendered anew for. */
const renewals = ['unauthenticated', 'session'] as const;
const stop = (event: Event) => event.stopImmediatePropagation();

/** Nothing that the page learns loads or renders it anew, until the browser brings it back. */
function stopRenewals(): void {
  const names = renewals.map(getEventName);
  for (const name of names) window.addEventListener(name, stop, true);
  window.addEventListener('pageshow', function end({ persisted }) {
    if (!persisted) return;
    for (const name of names) window.removeEventListener(name, stop, true);
    window.removeEventListener('pageshow', end);
  });
}

/**
 * Logs out and deletes form drafts, on a page that is left at once. As soon as the session has ended, reads that are
 * under way are answered 401, and the regular question for the session finds nobody: both would load the page again,
 * which takes the place of the page that comes, so nothing hears of them. Returns whether the backend was told; the
 * cookie is deleted in any case.
 */
export async function logOut(): Promise<boolean> {
  forgetDrafts();
  stopRenewals();
  return browserApi('logout', {}).then(
    () => true,
    () => false,
  );
}
