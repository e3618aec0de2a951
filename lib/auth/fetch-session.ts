import { isObject } from '#contract/rules/is-object.ts';
import { networkError } from '#lib/api/read-reply.ts';
import type { PublicSession } from '#lib/api/session.ts';

/** The log-in state in a reply of our own server; null when it has another shape. */
export function toSession(reply: unknown): PublicSession | null {
  const data = isObject(reply) ? reply.data : null;
  if (!isObject(data)) return null;
  const { logged_in: loggedIn, user_id: userId, selected_user_id: selectedUserId, expires_at: expiresAt } = data;
  return {
    loggedIn: loggedIn === true,
    userId: typeof userId === 'number' ? userId : null,
    selectedUserId: typeof selectedUserId === 'number' ? selectedUserId : null,
    expiresAt: typeof expiresAt === 'string' ? expiresAt : null,
  };
}

/** Fetches the log-in state from our own server, which reads only the cookie. Null when the request fails. */
export async function fetchSession(): Promise<PublicSession | null> {
  const response = await fetch('/api/session', { cache: 'no-store' }).catch(() => null);
  return response?.ok ? toSession(await response.json()) : null;
}

/** Fetches the log-in state for an action that needs to know it. Throws the `ApiError` of a lost connection where nobody can tell. */
export async function needSession(): Promise<PublicSession> {
  const session = await fetchSession();
  if (session === null) throw networkError(undefined);
  return session;
}
