import { recordAudit } from '#backend/audit/record-audit.ts';
import type { Context, Dependencies } from '#backend/context.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { Tx } from '#backend/db/schema.ts';
import { DomainError } from '#backend/failure.ts';
import { letter } from '#backend/mail/letter.ts';
import { queueMail } from '#backend/mail/queue-mail.ts';
import { readRecipient } from '#backend/mail/read-recipient.ts';
import { lockMembership, readMembership } from '#backend/memberships/lock-membership.ts';
import { getEarliestLastDay, getLastDay } from '#backend/memberships/membership-days.ts';
import type { MembershipRow } from '#backend/memberships/read-memberships.ts';
import { showOne } from '#backend/memberships/show-membership.ts';
import { operation } from '#backend/operation.ts';
import { readOperator } from '#backend/operator/store.ts';
import { leaveMembershipEndpoint, stayInMembershipEndpoint } from '#contract/memberships/memberships.ts';

/**
 * Takes leaving a membership back, up to its last day (docs/product.md#memberships). Again it changes nothing. Throws
 * `not_found`, `forbidden` for somebody whom it covers without being theirs, `not_bookable` once it is over.
 */
export const stayInMembership = operation(stayInMembershipEndpoint, async ({ params }, context) => {
  const { db, clock, actingUserId: userId } = context;
  if (userId === null) throw new DomainError('unauthenticated');
  const wanted = { userId, membershipId: params.membershipId, now: clock.now() };
  const { currency } = await readOperator(db);
  const row = await transact(db, async (tx) => {
    const { row: before } = await lockMembership(tx, wanted);
    if (before.leavingAskedAt === null) return before;
    await tx
      .updateTable('memberships')
      .set((column) => ({
        endsOn: column.ref('endedBeforeLeavingOn'),
        leavingAskedAt: null,
        leavingReason: null,
        endedBeforeLeavingOn: null,
      }))
      .where('id', '=', before.id)
      .execute();
    const details = { membership: before.id };
    await recordAudit(tx, context, {
      action: 'membership_kept',
      subjectType: 'user',
      subjectId: String(before.holderId),
      details,
    });
    return readMembership(tx, wanted);
  });
  return { data: await showOne(context, db, row, { userId, currency }), message: 'Your membership goes on' };
});

/** Tells somebody who has left a membership until when it works. */
async function queueLeft(
  tx: Tx,
  { row, lastDay }: { row: MembershipRow; lastDay: string },
  { ids, clock }: Pick<Dependencies, 'ids' | 'clock'>,
): Promise<void> {
  const recipient = await readRecipient(tx, [row.holderId]);
  if (recipient === null) return;
  const { email: to, words } = recipient;
  const { t } = words;
  const date = words.date(lastDay);
  const subject = t('mails.left.title', { date });
  const { name: operatorName } = await readOperator(tx);
  const paragraphs = [t('mails.left.lead', { membership: row.typeName, date }), t('mails.left.next')];
  const { html, text } = letter({ words, operatorName, heading: subject, paragraphs });
  await queueMail(tx, { to, subject, html, text }, `membership-left:${row.id}:${ids.uuid()}`, clock.now());
}

interface Leaving {
  row: MembershipRow;
  today: string;
  reason: string | undefined;
}

async function leave(tx: Tx, { row, today, reason }: Leaving, context: Context): Promise<void> {
  const lastDay = getLastDay(row, today);
  const earliestDate = getEarliestLastDay(row, today);
  if (lastDay < earliestDate) throw new DomainError('minimum_term', { details: { earliestDate } });
  // Whoever has left already, or whose membership ends before, has nothing to do.
  if (row.leavingAskedAt !== null || (row.endsOn !== null && row.endsOn <= lastDay)) return;
  const leaving = { leavingAskedAt: context.clock.now(), leavingReason: reason ?? null };
  await tx
    .updateTable('memberships')
    .set({ ...leaving, endsOn: lastDay, endedBeforeLeavingOn: row.endsOn })
    .where('id', '=', row.id)
    .execute();
  await queueLeft(tx, { row, lastDay }, context);
  await recordAudit(tx, context, {
    action: 'membership_left',
    subjectType: 'user',
    subjectId: String(row.holderId),
    details: { membership: row.id, lastDay },
  });
}

/**
 * Leaves a membership with the notice agreed: it ends with the billing period in which the notice is over
 * (docs/product.md#memberships). Again it changes nothing. Throws `not_found`, `forbidden` for somebody whom it covers
 * without being theirs, `not_bookable` once it is over, `minimum_term` with the earliest last day.
 */
export const leaveMembership = operation(leaveMembershipEndpoint, async ({ params, body }, context) => {
  const { db, clock, actingUserId: userId } = context;
  if (userId === null) throw new DomainError('unauthenticated');
  const wanted = { userId, membershipId: params.membershipId, now: clock.now() };
  const { currency } = await readOperator(db);
  const row = await transact(db, async (tx) => {
    const { row: before, today } = await lockMembership(tx, wanted);
    await leave(tx, { row: before, today, reason: body.reason === '' ? undefined : body.reason }, context);
    return readMembership(tx, wanted);
  });
  return { data: await showOne(context, db, row, { userId, currency }), message: 'You have left this membership' };
});
