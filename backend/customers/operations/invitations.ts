import { sql } from 'kysely';
import { checkMayActFor, isStaffWith } from '#backend/acting/may-act-for.ts';
import { recordAudit } from '#backend/audit/record-audit.ts';
import type { Context } from '#backend/context.ts';
import { checkNotOtherStaff } from '#backend/customers/check-may-change.ts';
import { findInvitation, limitInvitations, queueInvitation } from '#backend/customers/queue-invitation.ts';
import { readLinkedUser, readUser } from '#backend/customers/store.ts';
import { fullName } from '#backend/customers/user.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { Tx } from '#backend/db/schema.ts';
import { DomainError, invalid, notFound } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { readInvitationEndpoint } from '#contract/customers/invitations.ts';
import { sendInvitationEndpoint } from '#contract/customers/linked-users.ts';

/** What a mailed invitation is for; changes nothing. Throws `invalid_token`. */
export const readInvitation = operation(readInvitationEndpoint, async ({ body }, context) => {
  await limitInvitations(context);
  const found = await findInvitation(context.db, body.token, context.clock.now());
  const isLink = found.kind === 'link';
  const person = { firstName: found.personFirstName, lastName: found.personLastName };
  return {
    data: {
      kind: found.kind,
      inviterName: fullName(found),
      relationship: found.relationship,
      personName: isLink ? null : fullName(person),
      email: found.email,
      hasAccount: isLink && !found.isInvited,
    },
  };
});

interface Link {
  id: number;
  status: string;
  hasNoLogIn: boolean;
  /** Where the last invitation went; of a link that has none, where the person has their mails. */
  email: string | null;
}

async function lockLink(tx: Tx, accountId: number, linkId: number): Promise<Link> {
  const { rows } = await sql<Link>`
    select l.id, l.status, u.email is null and u.password_hash is null and not u.is_invited as has_no_log_in,
      coalesce((select v.email from invitations v where v.linked_user_id = l.id
        order by v.created_at desc, v.id limit 1), u.email) as email
    from linked_users l join users u on u.id = l.referenced_user_id
    where l.id = ${linkId} and l.user_id = ${accountId} for update of l`.execute(tx);
  if (rows[0] === undefined) throw notFound();
  return rows[0];
}

async function invite(tx: Tx, link: Link, email: string | undefined, context: Context): Promise<void> {
  if (link.status === 'pending') {
    // A reference of nobody is answered alike.
    if (link.email !== null) await queueInvitation(tx, { linkId: link.id, kind: 'link', email: link.email }, context);
    return;
  }
  if (link.status !== 'successful' || !link.hasNoLogIn) throw new DomainError('link_state');
  if (email === undefined) throw invalid({ email: ['Required'] });
  await queueInvitation(tx, { linkId: link.id, kind: 'take_over', email }, context);
}

/**
 * Mails the invitation of a pending link again, or one to a person without a log-in to take over what is theirs; staff
 * with `sell` do so for a customer (docs/product.md#linked-users). Throws `forbidden`, also for a sign-in by PIN,
 * `not_found` for a link that the account has not asked for, `link_state`, `validation_failed` for an address that is
 * missing. Never reveals whether the address belongs to an account. Ten an hour for each account.
 */
export const sendInvitation = operation(sendInvitationEndpoint, async ({ params, body }, context) => {
  const { caller, db, limits } = context;
  const { userId, linkedUserId } = params;
  // Whoever takes an account over keeps it.
  if (caller?.byPin === true) throw new DomainError('forbidden');
  if (caller?.userId !== userId) {
    if (!isStaffWith(caller, 'sell')) throw new DomainError('forbidden');
    await checkMayActFor(context, userId, 'sell');
    checkNotOtherStaff(context, await readUser(db, userId));
  }
  await limits.consume('invitation', String(userId), { limit: 10, windowSeconds: 3600 });
  const data = await transact(db, async (tx) => {
    await invite(tx, await lockLink(tx, userId, linkedUserId), body.email, context);
    await recordAudit(tx, context, {
      action: 'invitation_sent',
      subjectType: 'user',
      subjectId: String(userId),
      details: { link: linkedUserId },
    });
    return readLinkedUser(tx, userId, linkedUserId);
  });
  return { data };
});
