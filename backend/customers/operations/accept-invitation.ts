import { recordAudit } from '#backend/audit/record-audit.ts';
import type { Context } from '#backend/context.ts';
import { hashPassword } from '#backend/customers/password.ts';
import { findInvitation, limitInvitations, type FoundInvitation } from '#backend/customers/queue-invitation.ts';
import { checkNewPassword } from '#backend/customers/sign-in/passwords/password-rules.ts';
import { readUser } from '#backend/customers/store.ts';
import { isUniqueViolation } from '#backend/db/connection/error-codes.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { Tx } from '#backend/db/schema.ts';
import { DomainError, invalid } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { acceptInvitationEndpoint } from '#contract/customers/invitations.ts';

/**
 * Gives a person who had none a log-in of their own. What was booked for them stays theirs; those who booked it are no
 * longer linked with them. Throws `link_state` when somebody logs in as them already, `invalid_token` when the address
 * was taken meanwhile.
 */
async function takeOver(tx: Tx, invitation: FoundInvitation, passwordHash: string, now: Date): Promise<void> {
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

/**
 * Confirms a link for whoever is logged in and has its key. One that was sent to an account is that account's; one that
 * was sent to an address of nobody is of whoever accepts it. Throws `link_state` for anybody else, for the inviter, and
 * for somebody who is linked with them already.
 */
async function acceptLink(tx: Tx, invitation: FoundInvitation, callerId: number, now: Date): Promise<void> {
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

const messages = { link: 'You are linked now', take_over: 'Your log-in is ready' };

async function accept(tx: Tx, found: FoundInvitation, passwordHash: string | null, context: Context): Promise<void> {
  const { caller, clock } = context;
  const now = clock.now();
  if (found.kind === 'take_over') {
    if (passwordHash === null) throw invalid({ password: ['Required'] });
    await takeOver(tx, found, passwordHash, now);
  } else {
    if (caller === null) throw new DomainError('unauthenticated');
    // A link outlives every sign-in.
    if (caller.byPin) throw new DomainError('forbidden');
    await acceptLink(tx, found, caller.userId, now);
  }
  const person = found.kind === 'link' && caller !== null ? caller.userId : found.personId;
  await recordAudit(tx, context, {
    action: found.kind === 'link' ? 'linked_user_updated' : 'account_taken_over',
    subjectType: 'user',
    subjectId: String(person),
    actorUserId: person,
    details: { account: found.inviterId },
  });
}

/** Uses the invitation, unless another acceptance was first. */
async function claim(tx: Tx, id: string, now: Date): Promise<void> {
  const claimed = await tx
    .updateTable('invitations')
    .set({ usedAt: now })
    .where('id', '=', id)
    .where('usedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (claimed === undefined) throw new DomainError('invalid_token');
}

/**
 * Accepts a mailed invitation, which works once: the person logged in is linked with the inviter, or a person without a
 * log-in gets one with the password given (docs/product.md#linked-users). Throws `invalid_token`, `unauthenticated` for a
 * link that nobody is logged in to accept, `forbidden` where they are by PIN, `link_state`, `validation_failed` for a
 * password that is missing or easy.
 */
export const acceptInvitation = operation(acceptInvitationEndpoint, async ({ body }, context) => {
  const { db, clock } = context;
  await limitInvitations(context);
  const passwordHash = body.password === undefined ? null : await hashPassword(body.password);
  const kind = await transact(db, async (tx) => {
    const found = await findInvitation(tx, body.token, clock.now());
    await claim(tx, found.id, clock.now());
    if (found.kind === 'take_over' && body.password !== undefined)
      await checkNewPassword(tx, body.password, { ...(await readUser(tx, found.personId)), email: found.email });
    await accept(tx, found, passwordHash, context);
    return found.kind;
  });
  return { data: null, message: messages[kind] };
});
