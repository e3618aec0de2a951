import type { Answer, Merchant } from './start-merchant.ts';
import { visit, type Visit } from './visit.ts';

export const SESSION_DATA = 'c2Vzc2lvbg';

/** Opens the bank's challenge page for a 202 answer, as the customer's browser does. */
export function openBank(merchant: Merchant, { body }: Answer, sessionData = SESSION_DATA): Promise<Visit> {
  return postToBank(merchant, '/challenge', { creq: String(body.cReq), threeDSSessionData: sessionData });
}

/** Presses a button on the challenge page; the page that comes back holds what the bank posts to the shop. */
export function pressAtBank(merchant: Merchant, { body }: Answer, choice: string, code = ''): Promise<Visit> {
  return postToBank(merchant, '/challenge/answer', {
    creq: String(body.cReq),
    threeDSSessionData: SESSION_DATA,
    choice,
    code,
  });
}

/** The value of a hidden field of a page, or null when the page has none of that name. */
export function hiddenField({ page }: Visit, name: string): string | null {
  return new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? null;
}

/** Passes the challenge and sends the bank's answer to the gateway. */
export async function passChallenge(merchant: Merchant, challenged: Answer): Promise<Answer> {
  const cRes = hiddenField(await pressAtBank(merchant, challenged, 'confirm', '1234'), 'cres');
  return merchant.call('POST', `/transactions/${String(challenged.body.transactionId)}/3d-secure-challenge`, { cRes });
}

function postToBank(merchant: Merchant, path: string, fields: Record<string, string>): Promise<Visit> {
  return visit(merchant.sandbox.port, 'acs.fakebank.localhost', path, new URLSearchParams(fields).toString());
}
