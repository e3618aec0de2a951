import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Request } from 'playwright';

const REST_MS = 500;
const PATIENCE_MS = 120_000;

const underWay = new WeakMap<Page, Set<Request>>();

/** The session is polled, and places are streamed, as long as a page is open, so they don't count. */
const isCounted = (request: Request) => {
  const { pathname } = new URL(request.url());
  return pathname !== '/api/session' && !pathname.startsWith('/api/live/');
};

/** Tracks a page's requests from now on. */
export function followRequests(page: Page): void {
  const open = new Set<Request>();
  underWay.set(page, open);
  page.on('request', (request) => isCounted(request) && open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
}

/** Waits until the network has been idle for half a second. */
export async function untilQuiet(page: Page): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  let quietSince = Date.now();
  while (Date.now() - quietSince < REST_MS) {
    await pause(50);
    const open = underWay.get(page)?.size ?? 0;
    if (open > 0) quietSince = Date.now();
    if (Date.now() > end)
      throw new Error(
        `The page still waits for ${[...(underWay.get(page) ?? [])].map((request) => request.url()).join(', ')}`,
      );
  }
}
