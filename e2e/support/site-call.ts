import type { Page } from '@playwright/test';
import { routes } from '#contract/routes.ts';
import { buildRequest } from '#lib/api/build-request.ts';
import type { Call, Reply } from '#lib/api/call.ts';
import { readReply } from '#lib/api/read-reply.ts';
import { openBlankPage } from './blank-page.ts';

/** Makes calls of the site as this browser's visitor, to prepare a test and to check its result. */
export function siteCall(page: Page): Call {
  return async (id, input, { idempotencyKey } = {}) => {
    if (page.url() === 'about:blank') await openBlankPage(page);
    const request = buildRequest(routes[id], input, idempotencyKey);
    const { status, text } = await page.evaluate(async ({ target, ...init }) => {
      const reply = await fetch(target, init);
      return { status: reply.status, text: await reply.text() };
    }, request);
    return (await readReply(routes[id], new Response(text, { status }))) as Reply<typeof id>;
  };
}
