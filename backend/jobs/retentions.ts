import { sql, type RawBuilder } from 'kysely';
import type { Database } from '#backend/db/schema.ts';

interface Deletion {
  table: keyof Database;
  /** Condition on rows that have not been needed since `then`. */
  isOver: (then: Date) => RawBuilder<boolean>;
}

/** Of a table that only grows, as PostgreSQL names it: the function `purge_append_only` knows which rows. */
interface AppendOnly {
  appendOnly: string;
}

/** `days` a row is kept after it is no longer needed. */
export type Retention = (Deletion | AppendOnly) & { days: number };

/** A hold of `bookings b` that ended before `then` and never was a booking. */
const wasOnlyHeld = (then: Date) => sql`(b.released_at <= ${then} and b.settled_at is null and b.order_id is null
  and b.pinned_by is null and b.block_booking_id is null and b.moved_from is null)`;

const byHold = (table: 'benefit_usages' | 'package_usages') => (then: Date) => sql<boolean>`
  state = 'returned' and created_at <= ${then}
  and exists (select from bookings b where b.id = ${sql.ref(`${table}.booking_id`)} and ${wasOnlyHeld(then)})`;

/** Retention periods; docs/retention.md tells customers about them. */
export const retentions: readonly Retention[] = [
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
  { appendOnly: 'audit_events', days: 730 },
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
  { table: 'waitlistEntries', days: 90, isOver: (then) => sql`ended_at <= ${then}` },
  { table: 'creditReservations', days: 90, isOver: (then) => sql`state = 'released' and expires_at <= ${then}` },
  {
    table: 'carts',
    days: 90,
    // Nobody has put anything into it or held a place of it since, and it was never paid with.
    isOver: (then) => sql`status = 'open' and created_at <= ${then}
      and not exists (select from orders where orders.cart_id = carts.id)
      and not exists (select from payment_transactions where payment_transactions.cart_id = carts.id)
      and not exists (select from checkout_sessions where checkout_sessions.cart_id = carts.id)
      and not exists (select from credit_reservations where credit_reservations.cart_id = carts.id)
      and not exists (select from cart_items i where i.cart_id = carts.id
        and (i.created_at > ${then} or i.joining_id is not null))
      and not exists (
        select from cart_items i join bookings b on b.id = i.booking_id
        where i.cart_id = carts.id and not coalesce(${wasOnlyHeld(then)}, false))
      and not exists (
        select from cart_items i join bookings b on b.bundle_id = i.bundle_id
        where i.cart_id = carts.id and not coalesce(${wasOnlyHeld(then)}, false))
      and not exists (
        select from cart_items i join booking_bundles u on u.id = i.bundle_id
        where i.cart_id = carts.id and (u.order_id is not null or u.status = 'settled'))
      and not exists (
        select from cart_items i join package_usages u on u.cart_item_id = i.id
        where i.cart_id = carts.id and u.state <> 'returned')`,
  },
  { table: 'benefitUsages', days: 30, isOver: byHold('benefit_usages') },
  { table: 'packageUsages', days: 30, isOver: byHold('package_usages') },
  {
    table: 'bookings',
    days: 30,
    isOver: (then) => sql`id in (select b.id from bookings b where ${wasOnlyHeld(then)}
      and not exists (select from cart_items where cart_items.booking_id = b.id)
      and not exists (select from benefit_usages where benefit_usages.booking_id = b.id)
      and not exists (select from package_usages where package_usages.booking_id = b.id)
      and not exists (select from credit_entries where credit_entries.booking_id = b.id)
      and not exists (select from penalties where penalties.booking_id = b.id)
      and not exists (select from question_answers where question_answers.booking_id = b.id)
      and not exists (select from question_waivers where question_waivers.booking_id = b.id)
      and not exists (select from waitlist_entries where waitlist_entries.booking_id = b.id)
      and not exists (select from bookings later where later.moved_from = b.id))`,
  },
  {
    table: 'bookingBundles',
    days: 30,
    isOver: (then) => sql`order_id is null and status <> 'settled' and created_at <= ${then}
      and not exists (select from bookings where bookings.bundle_id = booking_bundles.id)
      and not exists (select from cart_items where cart_items.bundle_id = booking_bundles.id)
      and not exists (select from question_answers where question_answers.bundle_id = booking_bundles.id)`,
  },
  {
    table: 'occurrences',
    days: 730,
    // A course keeps all its sessions while anybody has booked it.
    isOver: (then) => sql`starts_at <= ${then} and ends_at <= ${then}
      and not exists (select from bookings where bookings.occurrence_id = occurrences.id)
      and not exists (select from booking_bundles where booking_bundles.schedule_id = occurrences.schedule_id)
      and not exists (select from waitlist_entries where waitlist_entries.occurrence_id = occurrences.id)
      and not exists (select from question_answers where question_answers.occurrence_id = occurrences.id)`,
  },
  { appendOnly: 'payment_transitions', days: 90 },
  {
    table: 'paymentOperations',
    days: 90,
    isOver: (then) => sql`transaction_id in (
      select t.id from payment_transactions t
      where t.updated_at <= ${then} and t.state in ('declined', 'cancelled', 'expired') and t.captured_amount = 0
        and t.order_id is null and t.charge_id is null and t.next_check_at is null
        and not exists (select from payments p where p.transaction_id = t.id))`,
  },
];
