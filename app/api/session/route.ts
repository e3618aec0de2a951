import type { NextRequest } from 'next/server';
import { publicSession } from '#lib/api/session.ts';
import { sessionResponse } from '#lib/auth/session-response.ts';
import { proxyContext } from '#lib/http/proxy/proxy-context.ts';
import { sessionIn } from '#lib/http/proxy/proxy.ts';

/**
 * Returns the signed-in user from the cookie alone, without a backend call: every open page polls this every five
 * seconds.
 */
export async function GET(request: NextRequest) {
  return sessionResponse(publicSession(await sessionIn(request, proxyContext())));
}
