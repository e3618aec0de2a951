import { operation } from '#backend/operation.ts';
import { logoutEndpoint } from '#contract/customers/auth.ts';

/** Revokes the token sent. Succeeds without one, and with one that has expired or was revoked. */
export const logout = operation(logoutEndpoint, async (_input, { db, clock, caller }) => {
  if (caller !== null) {
    await db.updateTable('accessTokens').set({ revokedAt: clock.now() }).where('id', '=', caller.tokenId).execute();
  }
  return { data: null };
});
