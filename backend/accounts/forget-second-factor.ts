import { transact } from '#backend/db/connection/transact.ts';
import type { Db } from '#backend/db/schema.ts';
import { auditAdministrator } from './administrator-audit.ts';
import { signOut } from './sign-out.ts';

/**
 * Removes the second factor of somebody who lost both their phone and the recovery codes; the administrator has checked
 * who is asking. All their tokens are revoked, and the next log-in needs only the password until they enrol a new
 * factor.
 */
export async function forgetSecondFactor(db: Db, userId: number, now: Date): Promise<void> {
  await transact(db, async (tx) => {
    await tx.deleteFrom('secondFactors').where('userId', '=', userId).execute();
    await signOut(tx, userId, now);
    await auditAdministrator(tx, 'second_factor_forgotten', userId, now);
  });
}
