import { createServerCall } from '#lib/api/server-call.ts';
import type { Session } from '#lib/api/session.ts';
import { config } from '#lib/config.ts';
import { sessionFromToken } from './session-from-token.ts';

/** Whether a `?token=` of an address is a one-time code of one of our own links, and no bearer token. */
export const isHandOverCode = (text: string): boolean => /^ho_[\w-]{43}$/.test(text);

/** Exchanges a one-time code for a new session; null for a code that is unknown, used or older than a minute. */
export async function sessionFromHandOver(code: string, now: Date): Promise<Session | null> {
  const call = createServerCall({ backendUrl: config().backendUrl, session: null, cached: false, fetch });
  const answer = await call('exchangeHandOver', { body: { code } }).catch(() => null);
  if (answer === null) return null;
  const { token, expiresAt } = answer.data;
  const session = await sessionFromToken(token, now);
  return session === null ? null : { ...session, expiresAt };
}
