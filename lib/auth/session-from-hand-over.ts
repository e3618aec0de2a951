import { answerOrNull } from '#lib/api/answer-or-null.ts';
import { createServerCall } from '#lib/api/server-call.ts';
import type { Session } from '#lib/api/session.ts';
import { config } from '#lib/config.ts';
import { sessionFromToken } from './session-from-token.ts';

/** Whether a `?token=` of an address is a one-time code of one of our own links, and no bearer token. */
export const isHandOverCode = (text: string): boolean => /^ho_[\w-]{43}$/.test(text);

/**
 * Exchanges a one-time code for a new session, which replaces the browser's current one of the same person; null for a
 * code that is unknown, used or older than a minute. Throws an `ApiError` where the backend cannot tell.
 */
export async function sessionFromHandOver(code: string, now: Date, current: Session | null): Promise<Session | null> {
  const call = createServerCall({ backendUrl: config().backendUrl, session: null, cached: false, fetch });
  const body = { code, ...(current !== null && { currentToken: current.token }) };
  const answer = await answerOrNull(call('exchangeHandOver', { body }));
  if (answer === null) return null;
  const { token, expiresAt } = answer.data;
  const session = await sessionFromToken(token, now);
  return session === null ? null : { ...session, expiresAt };
}
