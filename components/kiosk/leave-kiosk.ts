import { browserApi } from '#lib/api/browser-api.ts';
import { forgetDrafts } from '#lib/browser/forget-drafts.ts';
import { loadPage, type Follow } from '#lib/browser/load-page.ts';

/** Logs out, forgets what was typed, and goes to the kiosk's start. It goes there too when nobody could be told. */
export async function leaveKiosk(start: string, follow: Follow = loadPage): Promise<void> {
  forgetDrafts();
  await browserApi('logout', {}).catch(() => null);
  follow(start);
}
