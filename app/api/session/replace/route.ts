import type { NextRequest } from 'next/server';
import { requestText } from '#app/payments/_bank-pages/request-text.ts';
import { proxyContext } from '#lib/http/proxy/proxy-context.ts';
import { answerReplace, askToReplace } from '#lib/http/replace-session.ts';

/** Shows the confirmation page before a log-in link replaces the current session with another user's. */
export const GET = async (request: NextRequest) => askToReplace(request, await requestText(request), proxyContext());

/** Handles the submitted confirmation form. */
export const POST = (request: NextRequest) => answerReplace(request, proxyContext());
