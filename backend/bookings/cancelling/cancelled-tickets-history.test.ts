import fc from 'fast-check';
import { cancelBookingsEndpoint } from '#contract/bookings/cancel-bookings.ts';
import { askToCancel, cancelThese } from '#tests/support/bookings/cancel-bookings.ts';
import { getCredit, makeCreditor, payByCredit } from '#tests/support/bookings/credit-customer.ts';
import { openShop, place } from '#tests/support/cart/shop.ts';
import { scaledRuns } from '#tests/support/histories/scaled-runs.ts';
import { makeActivity, makeTicket } from '#tests/support/make/make-activity.ts';
import { makeSession } from '#tests/support/make/make-session.ts';
import { getData } from '#tests/support/replies.ts';

const shop = await openShop();
const { db, venue, add, clock } = shop;
const swimming = await makeActivity(db, venue, { bookingType: 'ticketed' });
const adult = await makeTicket(db, swimming, { name: 'Adult', number: 1, price: 557 });
const startsAt = new Date('2026-11-25T18:30:00Z');
const [inTime, late] = ['2026-11-23T09:00:00Z', '2026-11-25T12:00:00Z'];
/** Milliseconds; a busy machine is slow, not wrong. */
const timeoutMs = 200_000;

async function makePolicy(fee: number): Promise<string> {
  const values = {
    name: 'One day',
    cutOffMinutes: 24 * 60,
    cutOffActions: ['charge_fee' as const],
    fee,
    awardsCredit: true,
  };
  return (await db.insertInto('cancellationPolicies').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

interface Bought {
  tickets: number;
  fee: number;
  /** Pence that a benefit took off one place. */
  off: number;
  inMembership: number;
}

/** Somebody with a paid booking of several tickets. */
async function buy({ tickets, fee, off, inMembership }: Bought) {
  clock.set(inTime);
  const session = await makeSession(db, swimming, { startsAt, cancellationPolicyId: await makePolicy(fee) });
  const full = tickets * 557;
  const membership = Math.min(inMembership, full);
  const credit = { membership, general: full - membership };
  const person = await makeCreditor(shop, credit);
  await add(person, { ...place(session), pricing_option_id: adult.pricingOptionId, quantity: tickets });
  const [booking] = await payByCredit(shop, person, credit);
  const paid = full - off;
  // As if a benefit had made one of its places cheaper.
  await db
    .updateTable('bookings')
    .set({ price: paid })
    .where('id', '=', booking?.id ?? '')
    .execute();
  return { session, person, id: booking?.id ?? '', paid };
}

const sum = (credit: Record<string, number>) => Object.values(credit).reduce((total, amount) => total + amount, 0);

const steps = fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 4 }), isLate: fc.boolean() }), { maxLength: 6 });
const bought = fc.record({
  tickets: fc.integer({ min: 1, max: 5 }),
  fee: fc.constantFrom(0, 100, 300, 900),
  off: fc.constantFrom(0, 278, 557),
  inMembership: fc.constantFrom(0, 333, 1000),
});

it(
  'whatever tickets are cancelled in whatever order, nobody gets back more than was paid, and all of it in time',
  async () => {
    const property = fc.asyncProperty(bought, steps, async (what, plan) => {
      const { session, person, id, paid } = await buy(what);
      let [left, returned, isEverLate] = [what.tickets, 0, false];
      for (const { quantity, isLate } of [...plan, { quantity: what.tickets, isLate: false }]) {
        if (left === 0) break;
        const now = Math.min(quantity, left);
        clock.set(isLate ? late : inTime);
        const preview = getData(
          cancelBookingsEndpoint,
          await askToCancel(shop, person, [id], { tickets: [{ booking_id: id, quantity: now }], preview: true }),
        );
        const [done] = await cancelThese(shop, person, [id], { tickets: [{ booking_id: id, quantity: now }] });
        expect(done?.credit).toEqual(preview[0]?.credit);
        expect(done?.credit.value).toBeLessThanOrEqual(done?.paid.value ?? 0);
        returned += done?.credit.value ?? 0;
        left -= now;
        isEverLate ||= isLate;
        const credit = await getCredit(shop, person);
        expect(sum(credit)).toBe(returned);
        expect(returned).toBeLessThanOrEqual(paid);
        const { consumed } = await db
          .selectFrom('occurrences')
          .where('id', '=', session.id)
          .select('consumed')
          .executeTakeFirstOrThrow();
        expect(consumed).toBe(left);
      }
      if (!isEverLate) expect(returned).toBe(paid);
      const { total } = await db
        .selectFrom('bookings')
        .where('occurrenceId', '=', session.id)
        .select((eb) => eb.fn.sum<string>('price').as('total'))
        .executeTakeFirstOrThrow();
      expect(Number(total)).toBe(paid);
      const owed = await db
        .selectFrom('penalties')
        .where('userId', '=', person.id)
        .where('status', '=', 'outstanding')
        .select('amount')
        .execute();
      // Only a place that nothing was paid for owes its fee.
      expect(what.off < 557 || what.tickets > 1 ? owed : []).toEqual([]);
    });
    await fc.assert(property, { numRuns: scaledRuns(40), endOnFailure: true });
  },
  timeoutMs,
);
