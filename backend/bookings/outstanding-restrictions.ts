import { sql } from 'kysely';
import type { Db } from '#backend/db/schema.ts';
import type { RestrictionRef } from '#contract/activities/restrictions.ts';

/**
 * What is asked for after a booking and has not been met by its person: the waiver and the induction of its schedule. They
 * never stop a booking (docs/product.md#waivers). In the query around it `b` is the booking and `o` its session.
 */
export const outstandingRestrictions = sql<RestrictionRef[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name, 'type', r.type) order by r.name, r.id), '[]')
  from schedules asking
  join restrictions r on r.id in (asking.post_purchase_waiver_id, asking.post_purchase_induction_id)
  where asking.id = o.schedule_id and b.status = 'settled' and b.user_id is not null
    and not exists (select from signed_waivers w where w.user_id = b.user_id and w.restriction_id = r.id)
    and not exists (
      select from bookings done join occurrences attended on attended.id = done.occurrence_id
      join categories met on met.id = attended.category_id
      where r.type = 'post-purchase-induction' and done.user_id = b.user_id and done.status = 'settled'
        and r.related_category_id in (met.id, met.parent_id)))`;

/** What the people of an order's bookings have still to meet, each name once. */
export async function readOutstandingNames(db: Db, orderId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('bookings as b')
    .innerJoin('occurrences as o', 'o.id', 'b.occurrenceId')
    .where('b.orderId', '=', orderId)
    .orderBy('o.startsAt')
    .orderBy('b.id')
    .select(outstandingRestrictions.as('outstanding'))
    .execute();
  return [...new Set(rows.flatMap(({ outstanding }) => outstanding.map(({ name }) => name)))];
}
