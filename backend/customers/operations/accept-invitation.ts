import { recordAudit } from '#backend/audit/record-audit.ts';
import type { Context } from '#backend/context.ts';
import { acceptLink } from '#backend/customers/accept-link.ts';
import { findInvitation, limitInvitations, type FoundInvitation } from '#backend/customers/find-invitation.ts';
import { hashPassword } from '#backend/customers/password.ts';
import { readUser } from '#backend/customers/store.ts';
import { takeOver } from '#backend/customers/take-over.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { Tx } from '#backend/db/schema.ts';
import { DomainError, invalid } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { checkNewPassword } from '#backend/sign-in/passwords/check-new-password.ts';
import { acceptInvitationEndpoint } from '#contract/customers/invitations.ts';

const messages = { link: 'You are linked now', take_over: 'Your log-in is ready' };

async function accept(tx: Tx, found: FoundInvitation, passwordHash: string | null, context: Context): Promise<void> {
  const { caller, clock } = context;
  const now = clock.now();
  if (found.kind === 'take_over') {
    if (passwordHash === null) throw invalid({ password: ['Required'] });
    await takeOver(tx, found, passwordHash, now);
  } else {
    if (caller === null) throw new DomainError('unauthenticated');
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
 * link that nobody is logged in to accept, `link_state`, `validation_failed` for a password that is missing or easy.
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
