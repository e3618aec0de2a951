import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';

const REST_MS = 500;
const PATIENCE_MS = 120_000;

const underWay = new WeakMap<Page, Set<Request>>();

/** Who is logged in is asked every few seconds, for as long as a page is open. */
const isCounted = (request: Request) => new URL(request.url()).pathname !== '/api/session';

/** Follows what a page asks for from now on. */
export function followRequests(page: Page): void {
  const open = new Set<Request>();
  underWay.set(page, open);
  page.on('request', (request) => isCounted(request) && open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
}

/** Waits until a page has asked for nothing for half a second. */
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
