import { isUniqueViolation } from '#backend/db/connection/error-codes.ts';
import type { Tx } from '#backend/db/schema.ts';
import { DomainError } from '#backend/failure.ts';
import type { FoundInvitation } from './find-invitation.ts';

/**
 * Confirms a link for whoever is logged in and has its key. One that was sent to an account is that account's; one that
 * was sent to an address of nobody is of whoever accepts it. Throws `link_state` for anybody else, for the inviter, and
 * for somebody who is linked with them already.
 */
export async function acceptLink(tx: Tx, invitation: FoundInvitation, callerId: number, now: Date): Promise<void> {
  const { linkId, inviterId, personId, isInvited } = invitation;
  if (callerId === inviterId || (!isInvited && personId !== callerId)) throw new DomainError('link_state');
  const accepted = await tx
    .updateTable('linkedUsers')
    .set({ status: 'successful', referencedUserId: callerId, confirmedAt: now })
    .where('id', '=', linkId)
    .where('status', '=', 'pending')
    .returning('id')
    .executeTakeFirst()
    .catch((error: unknown) => {
      throw isUniqueViolation(error, 'linked_users_one_live') ? new DomainError('link_state') : error;
    });
  if (accepted === undefined) throw new DomainError('link_state');
  if (isInvited) {
    // Others may have invited the same address: each has a row of its own.
    await tx.deleteFrom('users').where('id', '=', personId).where('isInvited', '=', true).execute();
  }
}
