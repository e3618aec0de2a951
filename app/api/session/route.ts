import type { NextRequest } from 'next/server';
import { proxyContext } from '#lib/api/proxy-context.ts';
import { sessionIn } from '#lib/api/proxy.ts';
import { sessionResponse } from '#lib/session/session-response.ts';
import { publicSession } from '#lib/session/session.ts';

/** Who is logged in, from the cookie alone: every open page asks this every five seconds. */
export async function GET(request: NextRequest) {
  return sessionResponse(publicSession(await sessionIn(request, proxyContext())));
}
