import { addMonths } from 'date-fns/addMonths';
import { parseISO } from 'date-fns/parseISO';
import { sql } from 'kysely';
import type { Tx } from '#backend/db/schema.ts';
import { AlreadyPaid } from '#backend/orders/order-impossible.ts';
import type { Fulfilment } from '#backend/orders/placing.ts';
import { localDate } from '#backend/serialize/venue-time.ts';
import { daysAfter } from '#contract/rules/calendar-date.ts';
import { toCalendarDate } from '#contract/rules/to-calendar-date.ts';

interface Renewed {
  membershipId: string;
  userId: number;
  homeVenueId: string;
  endsOn: string | null;
  timezone: string;
  /** Minor units, for the new period. */
  price: number;
  newTypeId: string | null;
  period: 'month' | 'year';
}

/** Takes a renewal that is on offer, undefined once another order has it: it is paid once, however many baskets hold it. */
async function take(tx: Tx, renewalId: string, { orderId, now }: Fulfilment): Promise<Renewed | undefined> {
  const { rows } = await sql<Renewed>`
    with taken as (
      update membership_renewals set status = 'taken', order_id = ${orderId}, taken_at = ${now}
      where id = ${renewalId} and status = 'offered' returning membership_id, price, new_membership_type_id
    )
    select m.id as membership_id, m.user_id, m.home_venue_id, m.ends_on, v.timezone, taken.price,
      nullif(taken.new_membership_type_id, m.membership_type_id) as new_type_id, t.period
    from taken join memberships m on m.id = taken.membership_id join venues v on v.id = m.home_venue_id
    join membership_types t on t.id = coalesce(taken.new_membership_type_id, m.membership_type_id)
    for update of m`.execute(tx);
  return rows[0];
}

/** The days of the new period: it follows the old one, or begins today when that is over. */
function getDays({ endsOn, timezone, period }: Renewed, now: Date) {
  const today = localDate(now, timezone);
  const startsOn = endsOn === null || endsOn < today ? today : daysAfter(endsOn, 1);
  const next = addMonths(parseISO(startsOn), period === 'year' ? 12 : 1);
  return { startsOn, endsOn: daysAfter(toCalendarDate(next), -1) };
}

/** The same membership goes on. One without an end has nothing to go on from. */
async function extend(tx: Tx, { membershipId, endsOn, price }: Renewed, until: string): Promise<void> {
  await tx
    .updateTable('memberships')
    .set({ status: 'active', price, ...(endsOn !== null && { endsOn: until }) })
    .where('id', '=', membershipId)
    .execute();
}

/** A membership of another type follows, for the same people. */
async function follow(
  tx: Tx,
  { membershipId, userId, homeVenueId, price }: Renewed,
  next: { membershipTypeId: string; startsOn: string; endsOn: string; orderId: string; createdAt: Date },
): Promise<void> {
  const { id } = await tx
    .insertInto('memberships')
    .values({ ...next, userId, homeVenueId, price, status: 'active' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    insert into membership_users (membership_id, user_id)
    select ${id}, user_id from membership_users where membership_id = ${membershipId} order by id`.execute(tx);
}

/** Renews the memberships of an order. Throws AlreadyPaid when another order has renewed one meanwhile. */
export async function takeRenewals(tx: Tx, fulfilment: Fulfilment): Promise<void> {
  const { rows, orderId, now } = fulfilment;
  for (const { id, membershipRenewalId } of rows) {
    if (membershipRenewalId === null) continue;
    const renewed = await take(tx, membershipRenewalId, fulfilment);
    if (renewed === undefined) throw new AlreadyPaid([id]);
    const { startsOn, endsOn } = getDays(renewed, now);
    const { newTypeId: membershipTypeId } = renewed;
    if (membershipTypeId === null) await extend(tx, renewed, endsOn);
    else await follow(tx, renewed, { membershipTypeId, startsOn, endsOn, orderId, createdAt: now });
  }
}
