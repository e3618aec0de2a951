import { browserCall } from '#lib/api/browser-call.ts';
import { forgetDrafts } from './forget-drafts.ts';
import { loadPage, type Follow } from './load-page.ts';

/** Logs out, forgets what was typed, and goes to the kiosk's start. It goes there too when nobody could be told. */
export async function leaveKiosk(start: string, follow: Follow = loadPage): Promise<void> {
  forgetDrafts();
  await browserCall('logout', {}).catch(() => null);
  follow(start);
}
