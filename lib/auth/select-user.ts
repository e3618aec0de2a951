import { keepActingFor } from './acting-for.ts';
import { toSession } from './fetch-session.ts';

/**
 * Selects the user to act for, or one's own account with null (`PUT /api/session/selected-user`). Our own server checks
 * the permission. Returns whether it was granted; it is then kept for this tab.
 */
export const selectUser = async (selectedUserId: number | null): Promise<boolean> => {
  const response = await fetch('/api/session/selected-user', {
    method: 'PUT',
    // A page that is left or loaded again meanwhile does not take the choice back.
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ selected_user_id: selectedUserId }),
  }).catch(() => null);
  if (!response?.ok) return false;
  const session = toSession(await response.json().catch(() => null));
  if (session !== null) keepActingFor(session);
  return true;
};
