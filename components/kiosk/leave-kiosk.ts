import { browserApi } from '#lib/api/browser-api.ts';
import { forgetDrafts } from '#lib/browser/forget-drafts.ts';
import { loadPage, type Follow } from '#lib/browser/load-page.ts';
import { silence } from '#lib/browser/silence.ts';
import { forgetVenue } from '#lib/zones/remember-venue.ts';

/**
 * Logs out, deletes form drafts, forgets the chosen venue and opens the kiosk's start page in the browser's own language,
 * even when the log-out request fails. Reads that are still under way are refused now: to reload the page for them would
 * be to stay on it.
 */
export async function leaveKiosk(start: string, follow: Follow = loadPage): Promise<void> {
  forgetDrafts();
  forgetVenue();
  await browserApi('logout', {}).catch(() => null);
  silence('unauthenticated');
  const url = new URL(start, window.location.href);
  url.searchParams.set('lang', '');
  follow(url.href);
}
