import { transact } from '#backend/db/connection/transact.ts';
import type { Db } from '#backend/db/schema.ts';
import { auditAdministrator } from './administrator-audit.ts';
import { signOut } from './sign-out.ts';

interface Change {
  userId: number;
  isDisabled: boolean;
}

/**
 * Disables an account or enables it again. Disabling revokes all its tokens and password reset links, so that none of
 * them works again once the account is enabled. Written to the audit trail; the actor is the system's administrator,
 * who has no account.
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
