import type { NextRequest } from 'next/server';
import { z } from 'zod';
import { embeddedHeader } from '#lib/api/embedded-header.ts';
import { failureResponse } from '#lib/api/failure-response.ts';
import { createServerCall } from '#lib/api/server-call.ts';
import { publicSession, type Session } from '#lib/api/session.ts';
import { sessionCookies } from '#lib/auth/session-cookies.ts';
import { sessionResponse } from '#lib/auth/session-response.ts';
import { getScope } from '#lib/routing/parse-request.ts';
import { boundedBody, jsonIn } from './bounded-body.ts';
import { isSameOriginWrite } from './is-same-origin-write.ts';
import { sessionIn, type ProxyContext } from './proxy.ts';

const selectUserBody = z.object({ selected_user_id: z.int().min(1).nullable() });

/**
 * Whether the signed-in user may act for a person: themself, or a linked user whose link is valid. Throws an
 * `ApiError`.
 */
async function mayActFor(userId: number, { token, userId: sessionUserId }: Session, { settings, fetch }: ProxyContext) {
  if (userId === sessionUserId) return true;
  const session = { token, selectedUserId: null };
  const call = createServerCall({ backendUrl: settings.backendUrl, session, cached: false, fetch });
  const { data: links } = await call('listLinkedUsers', { params: { userId: sessionUserId } });
  return links.some(({ status, referencedUser }) => status === 'successful' && referencedUser.id === userId);
}

/** Selects the acting user, or none (docs/product.md#acting-for). */
export async function selectUser(request: NextRequest, context: ProxyContext): Promise<Response> {
  const bytes = await boundedBody(request);
  if (bytes === null) return failureResponse('too_large');
  const content = jsonIn(bytes);
  if (content === undefined) return failureResponse('malformed_request');
  if (!isSameOriginWrite(request.headers)) return failureResponse('forbidden');
  const session = await sessionIn(request, context);
  if (session === null) return failureResponse('unauthenticated');
  const body = selectUserBody.safeParse(content);
  if (!body.success) return failureResponse('validation_failed', { selected_user_id: ['Must be a number'] });
  const wanted = body.data.selected_user_id;
  const allowed = wanted === null || (await mayActFor(wanted, session, context).catch(() => null));
  if (allowed === null) return failureResponse('unavailable');
  if (!allowed) return failureResponse('forbidden');
  const next: Session = { ...session, selectedUserId: wanted === session.userId ? null : wanted };
  const embedded = request.headers.get(embeddedHeader) === 'true';
  const sealing = { secret: context.settings.sessionSecret, now: context.now, embedded };
  const response = sessionResponse(publicSession(next));
  for (const cookie of await sessionCookies(next, { ...getScope(request, context.settings), ...sealing })) {
    response.headers.append('set-cookie', cookie);
  }
  return response;
}
