import type { NextRequest } from 'next/server';
import { proxyContext } from '#lib/api/proxy-context.ts';
import { requestText } from '#lib/payments/request-text.ts';
import { answerReplace, askToReplace } from '#lib/session/replace-session.ts';

/** Asks before a link logs somebody else in. */
export const GET = async (request: NextRequest) => askToReplace(request, await requestText(request), proxyContext());

/** Takes the answer. */
export const POST = (request: NextRequest) => answerReplace(request, proxyContext());
