import { browserApi } from '#lib/api/browser-api.ts';
import { forgetDrafts } from '#lib/browser/forget-drafts.ts';
import { stopRenewals } from '#lib/browser/stop-renewals.ts';

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
