import { transact } from '#backend/db/connection/transact.ts';
import type { Db } from '#backend/db/schema.ts';
import { auditAdministrator } from './administrator-audit.ts';
import { signOut } from './sign-out.ts';

interface Change {
  userId: number;
  isDisabled: boolean;
}

/**
 * Disables an account or enables it again. Disabling ends every sign-in and every link to set a new password, so that
 * none of them comes back to life with the account. Written to the audit trail; who did it is the administrator of the
 * system, who has no account.
 */
export async function setDisabled(db: Db, { userId, isDisabled }: Change, now: Date): Promise<void> {
  await transact(db, async (tx) => {
    await tx
      .updateTable('users')
      .set({ disabledAt: isDisabled ? now : null })
      .where('id', '=', userId)
      .execute();
    if (isDisabled) {
      await signOut(tx, userId, now);
      await tx
        .updateTable('passwordResets')
        .set({ usedAt: now })
        .where('userId', '=', userId)
        .where('usedAt', 'is', null)
        .execute();
    }
    await auditAdministrator(tx, isDisabled ? 'account_disabled' : 'account_enabled', userId, now);
  });
}
