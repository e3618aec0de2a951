import type { NextRequest } from 'next/server';
import { requestText } from '#app/payments/_bank-pages/request-text.ts';
import { proxyContext } from '#lib/http/proxy/proxy-context.ts';
import { answerReplace, askToReplace } from '#lib/http/replace-session.ts';

/** Asks before a link logs somebody else in. */
export const GET = async (request: NextRequest) => askToReplace(request, await requestText(request), proxyContext());

/** Takes the answer. */
export const POST = (request: NextRequest) => answerReplace(request, proxyContext());
