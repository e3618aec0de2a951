/**
 * Selects the user to act for, or one's own account with null (`PUT /api/session/selected-user`). Our own server checks
 * the permission. Returns whether it was granted.
 */
export const selectUser = async (selectedUserId: number | null): Promise<boolean> => {
  const response = await fetch('/api/session/selected-user', {
    method: 'PUT',
    // A page that is left or loaded again meanwhile does not take the choice back.
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ selected_user_id: selectedUserId }),
  }).catch(() => null);
  return response?.ok ?? false;
};
