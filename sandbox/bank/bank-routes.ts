import { fileRoute } from '#sandbox/core/browser-file.ts';
import { page, type Reply, type SandboxRequest } from '#sandbox/core/http.ts';
import type { Route } from '#sandbox/core/router.ts';
import type { World } from '#sandbox/world.ts';
import { answerChallenge } from './answer-challenge.ts';
import { BANK_POLICY, bankNotice } from './bank-page.ts';
import { challengePage } from './challenge-page.ts';
import { findChallenge } from './find-challenge.ts';
import { returnPage } from './return-page.ts';

/** The customer's bank: an access control server on a site of its own. */
export function bankRoutes(world: World): Route[] {
  const getNamespace = ({ body }: SandboxRequest) =>
    findChallenge(world, new URLSearchParams(body).get('creq') ?? '')?.namespace ?? '';
  return [
    fileRoute('bank', '/bank.css', new URL('./browser/bank.css', import.meta.url)),
    fileRoute('bank', '/return.js', new URL('./browser/return.js', import.meta.url)),
    {
      site: 'bank',
      method: 'POST',
      path: '/challenge',
      getNamespace,
      handle: (request) => showChallenge(world, request),
    },
    {
      site: 'bank',
      method: 'POST',
      path: '/challenge/answer',
      getNamespace,
      handle: (request) => receiveChoice(world, request),
    },
  ];
}

function showChallenge(world: World, request: SandboxRequest): Reply {
  const form = new URLSearchParams(request.body);
  const cReq = form.get('creq') ?? '';
  const sessionData = form.get('threeDSSessionData') ?? '';
  const challenge = findChallenge(world, cReq);
  if (!challenge || !isSessionData(sessionData))
    return notice(400, 'This request is not valid', '3377: CReq validation failure.');
  if (challenge.answer)
    return notice(200, 'Already answered', 'This payment has had its answer. You can close this page.');
  return page(200, challengePage(challenge, cReq, sessionData, ''), BANK_POLICY);
}

function receiveChoice(world: World, request: SandboxRequest): Reply {
  const form = new URLSearchParams(request.body);
  const [choice, code] = [form.get('choice') ?? 'confirm', (form.get('code') ?? '').trim()];
  const [cReq, sessionData] = [form.get('creq') ?? '', form.get('threeDSSessionData') ?? ''];
  const challenge = findChallenge(world, cReq);
  if (!challenge) return notice(400, 'This request is not valid', '3377: CReq validation failure.');
  if (challenge.answer)
    return notice(200, 'Already answered', 'This payment has had its answer. You can close this page.');
  if (choice === 'confirm' && code === '')
    return page(200, challengePage(challenge, cReq, sessionData, 'Enter the code'), BANK_POLICY);

  const ending = answerChallenge(challenge, choice, code);
  if (ending.kind === 'silent')
    return notice(200, 'No answer', 'The bank says nothing more. Nothing is sent back to the shop.');
  const cRes = ending.kind === 'answered' ? ending.cRes : null;
  const isTwice = ending.kind === 'answered' && ending.twice;
  return page(200, returnPage(challenge.notificationUrl, cRes, sessionData, isTwice), BANK_POLICY);
}

/** Banks refuse session data that is not base64 (raw ids with braces, for example). */
function isSessionData(value: string): boolean {
  return value.length <= 1024 && /^[\w+/=-]*$/.test(value);
}

function notice(status: number, title: string, text: string): Reply {
  return page(status, bankNotice(title, text), BANK_POLICY);
}
