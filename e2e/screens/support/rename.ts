import type { Page } from 'playwright';
import { fetchReply } from './fetch-reply.ts';

/**
 * Replaces a text in the HTML of a page; pages are cached, so the document itself is changed. The policy goes with the
 * old text, because it names the hashes of the page's inline scripts.
 */
export async function rename(page: Page, from: string, to: string): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await fetchReply(route);
    const { 'content-security-policy': _policy, ...headers } = response.headers();
    return route.fulfill({ response, headers, body: (await response.text()).replaceAll(from, to) });
  });
}
