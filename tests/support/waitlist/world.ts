import { sql } from 'kysely';
import { makeCreditor } from '#tests/support/bookings/credit-customer.ts';
import { place, type openShop } from '#tests/support/cart/shop.ts';
import type { MadeActivity, MadeTicket } from '#tests/support/make/make-activity.ts';
import { makeOwnedPackage } from '#tests/support/make/make-discounts.ts';
import type { MadePerson } from '#tests/support/make/make-person.ts';
import { makeSession, type MadeSession } from '#tests/support/make/make-session.ts';

type Shop = Awaited<ReturnType<typeof openShop>>;

/** Credit that everybody begins with, minor units. */
const opening = 100_000;
const usages = 3;

/** What is sold: one place each without tickets, or two kinds of ticket of one place each. */
export interface Sold {
  activity: MadeActivity;
  /** Empty for a class. */
  tickets: readonly MadeTicket[];
}

/** One session that five people want; of a class two of them have a package for it. */
export interface World extends Sold {
  session: MadeSession;
  people: readonly MadePerson[];
}

export async function makeWorld(shop: Shop, { activity, tickets }: Sold): Promise<World> {
  const { db, clock } = shop;
  clock.set('2026-11-24T18:00:00Z');
  const startsAt = new Date('2026-12-24T20:00:00Z');
  const size = tickets.length > 0 ? { maximum: 4, waitlistMaximum: 6 } : { maximum: 2, waitlistMaximum: 3 };
  const session = await makeSession(db, activity, { startsAt, ...size });
  const people = await Promise.all(Array.from({ length: 5 }, () => makeCreditor(shop, { general: opening })));
  for (const { id: userId } of people.slice(0, 2))
    if (activity.pricingOptionId !== null)
      await makeOwnedPackage(db, { userId, pricingOptionId: activity.pricingOptionId, usages });
  return { activity, tickets, session, people };
}

/** The basket items of so many places: tickets of the first kind, and one of the second where there are several. */
export function getItems({ session, tickets }: World, places: number): Record<string, unknown>[] {
  const [adult, child] = tickets;
  if (adult === undefined || child === undefined) return [place(session)];
  const several = [
    { ...place(session), pricing_option_id: adult.pricingOptionId, quantity: places - 1 },
    { ...place(session), pricing_option_id: child.pricingOptionId },
  ];
  return places > 1 ? several : [{ ...place(session), pricing_option_id: adult.pricingOptionId }];
}

/** Credit and uses of packages are what there was, less what is booked, and each is counted where it is kept. */
export async function expectBooksAgree({ db }: Shop, { session, people }: World): Promise<void> {
  const ids = people.map(({ id }) => id);
  const { rows } = await sql<Record<'credit' | 'entries' | 'reserved' | 'uses' | 'covered', number>>`select
    (select sum(balance)::int from credit_accounts where user_id = any(${ids})) as credit,
    (select coalesce(sum(e.amount), 0)::int from credit_entries e join credit_accounts a on a.id = e.account_id
      where a.user_id = any(${ids})) as entries,
    (select count(*)::int from credit_accounts a where user_id = any(${ids}) and reserved <> coalesce(
      (select sum(amount) from credit_reservations r where r.account_id = a.id and r.state = 'reserved'), 0)) as reserved,
    (select count(*)::int from owned_package_contents c join owned_packages o on o.id = c.owned_package_id
      where o.user_id = any(${ids}) and (c.usages_taken > c.usages_total or c.usages_taken <> coalesce(
        (select sum(quantity) from package_usages u where u.owned_package_id = o.id and u.state <> 'returned'), 0))) as uses,
    (select count(*)::int from bookings b where b.occurrence_id = ${session.id} and b.status <> 'reserved'
      and (b.status = 'settled' and b.price = 0) <> exists (
        select from package_usages u where u.booking_id = b.id and u.state <> 'returned')) as covered`.execute(db);
  const { paid } = await db
    .selectFrom('bookings')
    .where('occurrenceId', '=', session.id)
    .where('status', '=', 'settled')
    .select((row) => row.fn.coalesce(row.fn.sum<number>('price'), row.lit(0)).as('paid'))
    .executeTakeFirstOrThrow();
  const credit = opening * people.length - Number(paid);
  expect(rows).toEqual([{ credit, entries: credit, reserved: 0, uses: 0, covered: 0 }]);
}
