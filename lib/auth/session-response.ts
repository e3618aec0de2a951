import type { PublicSession } from '#lib/api/session.ts';

/** The reply of `GET /api/session`, in the names of the API. */
export function sessionResponse(session: PublicSession): Response {
  const data = {
    logged_in: session.loggedIn,
    user_id: session.userId,
    selected_user_id: session.selectedUserId,
    expires_at: session.expiresAt,
  };
  return Response.json({ data }, { headers: { 'cache-control': 'no-store' } });
}
