import { logOut } from '#lib/auth/log-out.ts';
import { loadPage, type Follow } from '#lib/browser/load-page.ts';
import { forgetVenue } from '#lib/zones/remember-venue.ts';

/**
 * Logs out, deletes form drafts, forgets the chosen venue and opens the kiosk's start page in the browser's own language,
 * even when the log-out request fails.
 */
export async function leaveKiosk(start: string, follow: Follow = loadPage): Promise<void> {
  forgetVenue();
  await logOut();
  const url = new URL(start, window.location.href);
  url.searchParams.set('lang', '');
  follow(url.href);
}
