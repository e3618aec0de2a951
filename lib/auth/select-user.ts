/**
 * Acts for somebody else from now on, or for oneself again with null
 * (`PUT /api/session/selected-user`). Our own server checks that they may.
 * Tells whether it is so.
 */
export const selectUser = async (selectedUserId: number | null): Promise<boolean> => {
  const response = await fetch('/api/session/selected-user', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ selected_user_id: selectedUserId }),
  }).catch(() => null);
  return response?.ok ?? false;
};
