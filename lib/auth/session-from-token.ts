import { createServerCall } from '#lib/api/server-call.ts';
import type { Session } from '#lib/api/session.ts';
import { config } from '#lib/config.ts';

/** A token is believed for so long after it was last used, in days (decision 034). */
const tokenDays = 30;

/** The session of a bearer token, checked with the backend; null for one it does not know or cannot check now. */
export async function sessionFromToken(token: string, now: Date): Promise<Session | null> {
  const session = { token, selectedUserId: null };
  const call = createServerCall({ backendUrl: config().backendUrl, session, cached: false, fetch });
  const answer = await call('getAuthUser', {}).catch(() => null);
  if (answer === null) return null;
  return {
    ...session,
    userId: answer.data.user.id,
    source: answer.data.permissions.length > 0 ? 'foh' : 'online',
    expiresAt: new Date(now.getTime() + tokenDays * 24 * 60 * 60 * 1000).toISOString(),
  };
}
