import { isUniqueViolation } from '#backend/db/connection/error-codes.ts';
import type { Tx } from '#backend/db/schema.ts';
import { DomainError } from '#backend/failure.ts';
import type { FoundInvitation } from './find-invitation.ts';

/**
 * Gives a person who had none a log-in of their own. What was booked for them stays theirs; those who booked it are no
 * longer linked with them. Throws `link_state` when somebody logs in as them already, `invalid_token` when the address
 * was taken meanwhile.
 */
export async function takeOver(tx: Tx, invitation: FoundInvitation, passwordHash: string, now: Date): Promise<void> {
  const { personId, email } = invitation;
  const taken = await tx
    .updateTable('users')
    .set({ email, passwordHash, emailVerifiedAt: now })
    .where('id', '=', personId)
    .where('email', 'is', null)
    .where('passwordHash', 'is', null)
    .where('isInvited', '=', false)
    .returning('id')
    .executeTakeFirst()
    .catch((error: unknown) => {
      throw isUniqueViolation(error, 'users_email_unique') ? new DomainError('invalid_token') : error;
    });
  if (taken === undefined) throw new DomainError('link_state');
  await tx
    .updateTable('linkedUsers')
    .set({ status: 'revoked', endedAt: now })
    .where('referencedUserId', '=', personId)
    .where('status', 'in', ['pending', 'successful'])
    .execute();
  await tx
    .updateTable('invitations')
    .set({ usedAt: now })
    .where('usedAt', 'is', null)
    .where('linkedUserId', 'in', (from) =>
      from.selectFrom('linkedUsers').where('referencedUserId', '=', personId).select('linkedUsers.id'),
    )
    .execute();
}
