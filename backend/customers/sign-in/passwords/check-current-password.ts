import { recordSecurityEvent } from '#backend/audit/security-event.ts';
import type { Context } from '#backend/context.ts';
import { passwordFits } from '#backend/customers/password.ts';
import { readUser } from '#backend/customers/store.ts';
import { invalid, DomainError } from '#backend/failure.ts';

/**
 * Checks the caller's password before a change to the account's security, and returns the account. Ten wrong ones in 15
 * minutes, then 429. The sign-in counts as recent again, but for one by PIN. Throws `validation_failed` on
 * `current_password`.
 */
export async function checkCurrentPassword(context: Context, currentPassword: string) {
  const { db, clock, limits, caller } = context;
  if (caller === null) throw new DomainError('unauthenticated');
  const key = String(caller.userId);
  await limits.consume('current password', key, { limit: 10, windowSeconds: 15 * 60 });
  const user = await readUser(db, caller.userId);
  if (!(await passwordFits(currentPassword, user.passwordHash))) {
    await recordSecurityEvent(db, context, { action: 'current_password_failed', account: { userId: user.id } });
    throw invalid({ current_password: ['This is not your current password'] });
  }
  await limits.undoHit('current password', key);
  await db
    .updateTable('accessTokens')
    .set({ passwordAt: clock.now() })
    .where('id', '=', caller.tokenId)
    .where('byPin', '=', false)
    .execute();
  return { user, tokenId: caller.tokenId };
}
