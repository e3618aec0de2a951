import { browserCall } from '../api/browser-call.ts';
import { forgetDrafts } from './forget-drafts.ts';

/** Loads another page afresh. */
export type Follow = (target: string) => void;

export const loadPage: Follow = (target) => window.location.assign(target);

/** Logs out, forgets what was typed, and goes to the kiosk's start. It goes there too when nobody could be told. */
export async function leaveKiosk(start: string, follow: Follow = loadPage): Promise<void> {
  forgetDrafts();
  await browserCall('logout', {}).catch(() => null);
  follow(start);
}
