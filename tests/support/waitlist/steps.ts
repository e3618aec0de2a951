import fc from 'fast-check';
import { createLog } from '#backend/http/monitoring/log.ts';
import { releaseExpiredHolds } from '#backend/jobs/start-jobs.ts';
import { runWaitlists } from '#backend/waitlist/run-waitlists.ts';
import { testConfig, type Answer } from '#tests/support/backend.ts';
import { completeBasket, useCredit } from '#tests/support/bookings/credit-customer.ts';
import { manage } from '#tests/support/bookings/manage-occurrences.ts';
import type { openShop } from '#tests/support/cart/shop.ts';
import type { MadePerson } from '#tests/support/make/make-person.ts';
import { getItems, type World } from './world.ts';

type Shop = Awaited<ReturnType<typeof openShop>>;

type Action =
  | 'add'
  | 'pay'
  | 'cancel'
  | 'clear'
  | 'extend'
  | 'join'
  | 'leave'
  | 'takeOffer'
  | 'capacity'
  | 'move'
  | 'passTime'
  | 'releaseHolds'
  | 'runWaitlists'
  | 'delete';

export interface Step {
  action: Action;
  who: number;
  /** Chooses among what there is. */
  pick: number;
}

const weights: [Action, number][] = [
  ['add', 6],
  ['pay', 4],
  ['cancel', 4],
  ['clear', 2],
  ['extend', 3],
  ['join', 6],
  ['leave', 1],
  ['takeOffer', 4],
  ['capacity', 1],
  ['move', 1],
  ['passTime', 3],
  ['releaseHolds', 1],
  ['runWaitlists', 3],
];

export const step: fc.Arbitrary<Step> = fc.record({
  action: fc.oneof(...weights.map(([action, weight]) => ({ arbitrary: fc.constant(action), weight }))),
  who: fc.nat(4),
  pick: fc.nat(11),
});

function fine(answer: Answer): Answer {
  if (answer.status >= 500) throw new Error(`Answered ${answer.status}: ${answer.text}`);
  return answer;
}

async function pay(shop: Shop, person: MadePerson): Promise<void> {
  const seen = await shop.cart(person);
  if (seen.items.length === 0) return;
  const { total } = seen.totals;
  fine(await completeBasket(shop, person, total > 0 ? await useCredit(shop, person, { general: total }) : seen));
}

/** Cancels one of the bookings that were paid for. */
async function cancelOne({ db, call }: Shop, { session, people }: World, pick: number): Promise<void> {
  const settled = db.selectFrom('bookings').where('occurrenceId', '=', session.id).where('status', '=', 'settled');
  const bookings = await settled.select(['id', 'userId']).orderBy('id').execute();
  const booking = bookings[pick % Math.max(1, bookings.length)];
  const token = people.find(({ id }) => id === booking?.userId)?.token;
  if (booking === undefined || token === undefined) return;
  fine(await call(`/api/activities/bookings/${booking.id}?source=my-account`, { method: 'DELETE', token }));
}

/** Somebody who has an offer adds its places, and pays for them at times. */
async function takeOffer(shop: Shop, world: World, pick: number): Promise<void> {
  const { session, people } = world;
  const offered = shop.db
    .selectFrom('waitlistEntries as w')
    .innerJoin('bookings as b', 'b.id', 'w.bookingId')
    .where('w.occurrenceId', '=', session.id)
    .where('w.status', '=', 'offered');
  const entries = await offered.orderBy('w.id').select(['w.userId', 'b.places']).execute();
  const entry = entries[pick % Math.max(1, entries.length)];
  const person = people.find(({ id }) => id === entry?.userId);
  if (person === undefined || entry === undefined) return;
  // A part of them at times.
  const places = pick % 4 === 0 ? 1 : entry.places;
  fine(await shop.send(person, getItems(world, places)));
  if (pick % 3 > 0) await pay(shop, person);
}

/** For how many places somebody joins. */
const getParty = ({ tickets }: World, { pick }: Step): number => (tickets.length > 0 ? 1 + (pick % 3) : 1);

/** The jobs of the backend, which run beside everything else. */
const runJob = ({ db, clock }: Shop, job: typeof runWaitlists | typeof releaseExpiredHolds) =>
  job({ db, clock, config: testConfig(), log: createLog('silent') });

/** Does one thing. It may be refused because of what else happens; it may not fail. */
export async function play(shop: Shop, world: World, desk: MadePerson, taken: Step): Promise<void> {
  const { session, people } = world;
  const { clock, call, send } = shop;
  const person = people[taken.who] ?? desk;
  const { token } = person;
  const path = `/api/v1/activities/occurrences/${session.id}/waitlist/members`;
  const change = async (data: Record<string, unknown>) => fine(await manage(call, desk, session.id, data));
  switch (taken.action) {
    case 'add':
      return void fine(await send(person, getItems(world, 1 + ((taken.pick + 1) % 3))));
    case 'pay':
      return pay(shop, person);
    case 'cancel':
      return cancelOne(shop, world, taken.pick);
    case 'clear':
      return void fine(await call('/api/checkout/cart', { method: 'DELETE', token }));
    case 'extend':
      return void fine(await call('/api/checkout/cart/extend', { method: 'POST', token }));
    case 'join':
      return void fine(
        await call(path, { body: { data: { user_id: person.id, places: getParty(world, taken) } }, token }),
      );
    case 'leave':
      return void fine(await call(`${path}/${person.id}`, { method: 'DELETE', token }));
    case 'takeOffer':
      return takeOffer(shop, world, taken.pick);
    case 'capacity':
      return void (await change({
        action: 'update',
        capacity: { strategy: 'shared', capacity: 1 + (taken.pick % 4) },
      }));
    case 'move':
      return void (await change({ action: 'update', start_time: `1${taken.pick % 10}:00` }));
    case 'passTime':
      return clock.advance((taken.pick % 3 === 0 ? 31 : 8) * 60);
    case 'releaseHolds':
      return runJob(shop, releaseExpiredHolds);
    case 'runWaitlists':
      return runJob(shop, runWaitlists);
    case 'delete':
      return void (await change({ action: 'delete', reason: 'unknown' }));
  }
}
