import { browserApi } from '#lib/api/browser-api.ts';
import { forgetDrafts } from '#lib/browser/forget-drafts.ts';
import { getEventName } from '#lib/browser/site-events.ts';

const stop = (event: Event) => event.stopImmediatePropagation();

/**
 * Logs out and deletes form drafts, on a page that is left at once. Reads that are still under way are answered 401 from
 * then on, for which the session would reload the page and so keep it: nothing hears of them any more. Returns whether
 * the backend was told; the cookie is deleted in any case.
 */
export async function logOut(): Promise<boolean> {
  forgetDrafts();
  const isTold = await browserApi('logout', {}).then(
    () => true,
    () => false,
  );
  window.addEventListener(getEventName('unauthenticated'), stop, true);
  return isTold;
}
