import { sql } from 'kysely';
import { resetPasswordEndpoint } from '../../contract/auth.ts';
import { transact } from '../db/transact.ts';
import { Refusal } from '../failure.ts';
import { hashToken } from '../http/token.ts';
import { operation } from '../operation.ts';
import { hashPassword } from './password.ts';

/** Sets a new password by a mailed link, once, and signs the user out everywhere. Throws `invalid_token`. */
export const resetPassword = operation(resetPasswordEndpoint, async ({ body }, context) => {
  const { db, clock, limits, address } = context;
  await limits.take('set password', address, { limit: 10, windowSeconds: 3600 });
  const now = clock.now();
  const passwordHash = await hashPassword(body.password);
  await transact(db, async (tx) => {
    const reset = await tx
      .updateTable('passwordResets')
      .set({ usedAt: now })
      .where('tokenHash', '=', hashToken(body.token))
      .where('usedAt', 'is', null)
      .where('expiresAt', '>', now)
      .returning('userId')
      .executeTakeFirst();
    if (reset === undefined) throw new Refusal('invalid_token');
    // Links mailed earlier die with it.
    await tx
      .updateTable('passwordResets')
      .set({ usedAt: now })
      .where('userId', '=', reset.userId)
      .where('usedAt', 'is', null)
      .execute();
    await tx
      .updateTable('users')
      .set({ passwordHash, emailVerifiedAt: sql`coalesce(email_verified_at, ${now})` })
      .where('id', '=', reset.userId)
      .execute();
    await tx
      .updateTable('accessTokens')
      .set({ revokedAt: now })
      .where('userId', '=', reset.userId)
      .where('revokedAt', 'is', null)
      .execute();
  });
  return { data: null, message: 'Your password has been changed' };
});
