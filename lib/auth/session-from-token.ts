import { answerOrNull } from '#lib/api/answer-or-null.ts';
import { createServerCall } from '#lib/api/server-call.ts';
import type { Session } from '#lib/api/session.ts';
import { config } from '#lib/config.ts';
import { tokenExpiry } from './token-expiry.ts';

/**
 * The session of a bearer token, verified with the backend; null when the token is unknown. Throws an `ApiError` where
 * the backend cannot tell.
 */
export async function sessionFromToken(token: string, now: Date): Promise<Session | null> {
  const session = { token, selectedUserId: null };
  const call = createServerCall({ backendUrl: config().backendUrl, session, cached: false, fetch });
  const answer = await answerOrNull(call('getAuthUser', {}));
  if (answer === null) return null;
  return {
    ...session,
    userId: answer.data.user.id,
    source: answer.data.permissions.length > 0 ? 'foh' : 'online',
    expiresAt: tokenExpiry(now),
  };
}
