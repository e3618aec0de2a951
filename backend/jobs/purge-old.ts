import { subDays } from 'date-fns/subDays';
import { sql, type RawBuilder } from 'kysely';
import type { Dependencies } from '#backend/context.ts';
import type { Database, Db } from '#backend/db/schema.ts';

const batchSize = 1_000;

interface Retention {
  table: keyof Database;
  /** Days a row is kept after it is no longer needed. */
  days: number;
  /** Condition on rows that have not been needed since `then`. */
  isOver: (then: Date) => RawBuilder<boolean>;
}

/** Retention periods; docs/retention.md tells customers about them. */
const retentions: readonly Retention[] = [
  { table: 'idempotencyRequests', days: 0, isOver: (then) => sql`expires_at <= ${then}` },
  { table: 'accessTokens', days: 0, isOver: (then) => sql`expires_at <= ${then}` },
  { table: 'passwordResets', days: 1, isOver: (then) => sql`expires_at <= ${then}` },
  { table: 'emailConfirmations', days: 1, isOver: (then) => sql`expires_at <= ${then}` },
  { table: 'joiningDrafts', days: 0, isOver: (then) => sql`expires_at <= ${then}` },
  { table: 'invitations', days: 30, isOver: (then) => sql`expires_at <= ${then}` },
  {
    table: 'checkoutSessions',
    days: 30,
    // A session with a payment is kept with that payment.
    isOver: (then) => sql`expires_at <= ${then}
      and not exists (select from payment_transactions where payment_transactions.session_id = checkout_sessions.id)`,
  },
  { table: 'paymentInbox', days: 30, isOver: (then) => sql`received_at <= ${then}` },
  { table: 'outbox', days: 30, isOver: (then) => sql`sent_at <= ${then}` },
  { table: 'outbox', days: 30, isOver: (then) => sql`sent_at is null and available_at <= ${then}` },
  { table: 'accountNetworks', days: 90, isOver: (then) => sql`last_used_at <= ${then}` },
  { table: 'auditEvents', days: 730, isOver: (then) => sql`created_at <= ${then}` },
  {
    table: 'questionAnswers',
    days: 30,
    // Answers may concern health, and are needed until what was booked is over or cancelled.
    isOver: (then) => sql`
      exists (
        select from bookings b join occurrences o on o.id = b.occurrence_id
        where b.id = question_answers.booking_id and (o.ends_at <= ${then} or b.cancelled_at <= ${then}))
      or exists (
        select from booking_bundles u join schedules s on s.id = u.schedule_id
        where u.id = question_answers.bundle_id and (s.ends_at <= ${then} or u.cancelled_at <= ${then}))
      or exists (
        select from occurrences o where o.id = question_answers.occurrence_id and o.ends_at <= ${then})
      or exists (
        select from question_waivers w join bookings b on b.id = w.booking_id join occurrences o on o.id = b.occurrence_id
        where w.id = question_answers.question_waiver_id and (o.ends_at <= ${then} or b.cancelled_at <= ${then}))
      or exists (
        select from question_waivers w join cart_items i on i.id = w.cart_item_id
        join booking_bundles u on u.id = i.bundle_id join schedules s on s.id = u.schedule_id
        where w.id = question_answers.question_waiver_id and (s.ends_at <= ${then} or u.cancelled_at <= ${then}))`,
  },
  {
    table: 'questionWaivers',
    days: 1,
    // An agreement counts for a day; what was not bought by then is agreed to again.
    isOver: (then) => sql`agreed_at <= ${then} and not exists (
      select from cart_items i join carts c on c.id = i.cart_id
      where i.id = question_waivers.cart_item_id and c.status <> 'open')`,
  },
  { table: 'questionWaivers', days: 730, isOver: (then) => sql`agreed_at <= ${then}` },
  {
    table: 'attendees',
    days: 0,
    isOver: (then) => sql`created_at <= ${then} and not exists (
      select from question_waivers w where w.attendee_id = attendees.id)`,
  },
  { table: 'paperReminders', days: 730, isOver: (then) => sql`reminded_at <= ${then}` },
  { table: 'demoMails', days: 7, isOver: (then) => sql`created_at <= ${then}` },
];

/** Deletes one batch of rows; concurrent processes delete different ones (`skip locked`). Returns how many. */
async function deleteSome(db: Db, { table, isOver }: Retention, then: Date): Promise<number> {
  const { rows } = await sql<{ deleted: number }>`
    with old as (
      select ctid from ${sql.table(table)} where ${isOver(then)} limit ${batchSize} for update skip locked
    ), gone as (
      delete from ${sql.table(table)} where ctid in (select ctid from old) returning 1
    )
    select count(*)::int as deleted from gone`.execute(db);
  return rows[0]?.deleted ?? 0;
}

/** Deletes rows past their retention period in batches; when `signal` is aborted, the next run goes on. */
export async function purgeOld(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  signal = new AbortController().signal,
): Promise<void> {
  const now = clock.now();
  for (const retention of retentions) {
    const then = subDays(now, retention.days);
    while (!signal.aborted && (await deleteSome(db, retention, then)) === batchSize);
  }
}
