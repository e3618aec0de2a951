import type { PublicSession } from '#lib/api/session.ts';

/** What the web answers about the session, on the wire (`GET /api/session`). */
export function sessionResponse(session: PublicSession): Response {
  const data = {
    logged_in: session.loggedIn,
    user_id: session.userId,
    selected_user_id: session.selectedUserId,
    expires_at: session.expiresAt,
  };
  return Response.json({ data }, { headers: { 'cache-control': 'no-store' } });
}
