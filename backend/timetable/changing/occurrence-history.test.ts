import fc from 'fast-check';
import { sql } from 'kysely';
import { getOccurrenceEndpoint } from '#contract/timetable/list-occurrences.ts';
import type { Answer } from '#tests/support/backend.ts';
import { completeBasket, makeCreditor, useCredit } from '#tests/support/bookings/credit-customer.ts';
import { manage } from '#tests/support/bookings/manage-occurrences.ts';
import { openShop, place } from '#tests/support/cart/shop.ts';
import { makeActivity } from '#tests/support/make/make-activity.ts';
import { makePerson, type MadePerson } from '#tests/support/make/make-person.ts';
import { makeSession } from '#tests/support/make/make-session.ts';
import { getCounts } from '#tests/support/places/session.ts';
import { getData } from '#tests/support/replies.ts';

const shop = await openShop();
const { db, call, venue, send, cart } = shop;
const activity = await makeActivity(db, venue);
const desk = await makePerson(db, { permissions: ['timetable'] });
const opening = 100_000;
/** Milliseconds; a busy machine is slow, not wrong. */
const timeoutMs = 400_000;

type Action = 'hold' | 'pay' | 'cancel' | 'clear' | 'capacity' | 'move' | 'delete' | 'wait';
interface Step {
  action: Action;
  pick: number;
}

const step = fc.record({
  action: fc.constantFrom<Action>(
    'hold',
    'hold',
    'hold',
    'pay',
    'pay',
    'cancel',
    'clear',
    'capacity',
    'capacity',
    'move',
    'wait',
  ),
  pick: fc.nat(11),
});
/** What happens at once, round by round; in the end the session is deleted while people go on. */
const histories = fc.record({
  rounds: fc.array(fc.array(step, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 5 }),
  beside: fc.array(step, { minLength: 2, maxLength: 6 }),
});

async function makeWorld() {
  const session = await makeSession(db, activity, {
    startsAt: new Date('2026-12-24T20:00:00Z'),
    maximum: 2,
    waitlistMaximum: 2,
  });
  const people = await Promise.all(Array.from({ length: 4 }, () => makeCreditor(shop, { general: opening })));
  return { session, people };
}
type World = Awaited<ReturnType<typeof makeWorld>>;

function fine(answer: Answer): Answer {
  if (answer.status >= 500) throw new Error(`Answered ${answer.status}: ${answer.text}`);
  return answer;
}

async function pay(person: MadePerson): Promise<void> {
  const { totals } = await cart(person);
  if (totals.total > 0)
    fine(await completeBasket(shop, person, await useCredit(shop, person, { general: totals.total })));
}

async function cancelOwn({ id, token }: MadePerson): Promise<void> {
  const settled = db.selectFrom('bookings').where('userId', '=', id).where('status', '=', 'settled').select('id');
  const booking = await settled.executeTakeFirst();
  if (booking === undefined) return;
  fine(await call(`/api/activities/bookings/${booking.id}?source=my-account`, { method: 'DELETE', token }));
}

async function run({ session, people }: World, { action, pick }: Step): Promise<unknown> {
  const person = people[pick % people.length] ?? desk;
  const change = async (data: Record<string, unknown>) => fine(await manage(call, desk, session.id, data));
  switch (action) {
    case 'hold':
      return fine(await send(person, place(session)));
    case 'pay':
      return pay(person);
    case 'cancel':
      return cancelOwn(person);
    case 'clear':
      return fine(await call('/api/checkout/cart', { method: 'DELETE', token: person.token }));
    case 'capacity':
      return change({ action: 'update', capacity: { strategy: 'shared', capacity: 1 + (pick % 4) } });
    case 'move':
      return change({ action: 'update', start_time: `1${pick % 10}:00` });
    case 'delete':
      return change({ action: 'delete', reason: 'unknown' });
    case 'wait': {
      const path = `/api/v1/activities/occurrences/${session.id}/waitlist/members`;
      return fine(await call(path, { body: { data: { user_id: person.id } }, token: person.token }));
    }
  }
}

/** What is free is what there is less what is taken, and nobody is counted who is not there. */
async function expectRightCounts({ session }: World): Promise<void> {
  const { counted, booked } = await getCounts(db, session.id);
  expect(counted).toBe(booked);
  const answer = await call(`/api/v1/activities/occurrences/${session.id}`, { token: desk.token });
  const { capacity } = getData(getOccurrenceEndpoint, answer);
  expect(capacity).toMatchObject({ consumed: booked, available: capacity.maximum - booked });
}

async function expectNothingLeft({ session, people }: World): Promise<void> {
  const ids = people.map(({ id }) => id);
  const { rows } = await sql<{ live: number; lines: number; waiting: number; credit: number; reserved: number }>`select
    (select count(*)::int from bookings where occurrence_id = ${session.id} and status <> 'cancelled') as live,
    (select count(*)::int from cart_items i join carts c on c.id = i.cart_id join bookings b on b.id = i.booking_id
      where c.status = 'open' and b.occurrence_id = ${session.id}) as lines,
    (select waitlist_consumed + (select count(*)::int from waitlist_entries w where w.occurrence_id = o.id and w.status in ('waiting', 'offered'))
      from occurrences o where o.id = ${session.id}) as waiting,
    (select sum(balance)::int from credit_accounts where user_id = any(${ids})) as credit,
    (select sum(reserved)::int from credit_accounts where user_id = any(${ids})) as reserved`.execute(db);
  expect(rows).toEqual([{ live: 0, lines: 0, waiting: 0, credit: opening * people.length, reserved: 0 }]);
}

it(
  'sells each place once and leaves nothing on a deleted session, whatever happens at once',
  async () => {
    let taken = 0;
    const property = fc.asyncProperty(histories, async ({ rounds, beside }) => {
      const world = await makeWorld();
      for (const steps of rounds) {
        await Promise.all(steps.map((one) => run(world, one)));
        await expectRightCounts(world);
      }
      taken += (await getCounts(db, world.session.id)).booked;
      const [first, ...others] = beside;
      const all: Step[] = [...(first === undefined ? [] : [first]), { action: 'delete', pick: 0 }, ...others];
      await Promise.all(all.map((one) => run(world, one)));
      await expectRightCounts(world);
      await expectNothingLeft(world);
    });
    await fc.assert(property, { numRuns: 40, endOnFailure: true });
    expect(taken).toBeGreaterThan(10);
  },
  timeoutMs,
);
