import { transact } from '#backend/db/connection/transact.ts';
import type { Db } from '#backend/db/schema.ts';
import { auditAdministrator } from './administrator-audit.ts';
import { signOut } from './sign-out.ts';

/**
 * Takes a second factor away from somebody who lost both their phone and the recovery codes, after the administrator
 * has made sure who asks. Every sign-in ends, and the next one is by password alone until there is a new factor.
 */
export async function forgetSecondFactor(db: Db, userId: number, now: Date): Promise<void> {
  await transact(db, async (tx) => {
    await tx.deleteFrom('secondFactors').where('userId', '=', userId).execute();
    await signOut(tx, userId, now);
    await auditAdministrator(tx, 'second_factor_forgotten', userId, now);
  });
}
