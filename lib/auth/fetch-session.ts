import type { PublicSession } from '#lib/api/session.ts';

interface SessionReply {
  data: { logged_in: boolean; user_id: number | null; selected_user_id: number | null; expires_at: string | null };
}

/** Fetches the log-in state from our own server, which reads only the cookie. Null when the request fails. */
export async function fetchSession(): Promise<PublicSession | null> {
  const response = await fetch('/api/session', { cache: 'no-store' }).catch(() => null);
  if (!response?.ok) return null;
  const { data } = (await response.json()) as SessionReply;
  return {
    loggedIn: data.logged_in,
    userId: data.user_id,
    selectedUserId: data.selected_user_id,
    expiresAt: data.expires_at,
  };
}
