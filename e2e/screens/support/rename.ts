import type { Page } from '@playwright/test';
import { fetchReply } from './fetch-reply.ts';

/** Shows a page as if something of it had another name: pages come from the cache, so the page itself is changed. */
export async function rename(page: Page, from: string, to: string): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await fetchReply(route);
    return route.fulfill({ response, body: (await response.text()).replaceAll(from, to) });
  });
}
