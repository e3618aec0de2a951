import fc from 'fast-check';
import { randomIds } from '#backend/ids.ts';
import { getCartEndpoint, type Cart } from '#contract/cart/cart.ts';
import { testBackend, testConfig } from '#tests/support/backend.ts';
import { onlyLine, openShop } from '#tests/support/cart/shop.ts';
import { leastCount, scaledRuns } from '#tests/support/histories/scaled-runs.ts';
import { makeActivity, makeTicket } from '#tests/support/make/make-activity.ts';
import { makePerson, type MadePerson } from '#tests/support/make/make-person.ts';
import { makeSession } from '#tests/support/make/make-session.ts';
import { getData, getFailure } from '#tests/support/replies.ts';

const shop = await openShop();
const { db, clock } = shop;
const maxMinutes = 60;
const limits = { maxPlacesPerSession: 6, maxPlacesPerBasket: 9 };
const { call } = testBackend({
  db,
  clock,
  ids: randomIds,
  config: testConfig({ ...limits, maxHoldMinutes: maxMinutes }),
});
const swimming = await makeActivity(db, shop.venue, { bookingType: 'ticketed' });
const ticket = await makeTicket(db, swimming);
const start = new Date('2026-11-24T06:00:00Z');

beforeEach(() => clock.set(start.toISOString()));

const makeSwim = (day: number) =>
  makeSession(db, swimming, { maximum: 10_000, startsAt: new Date(Date.UTC(2026, 11, day, 18)) });

function add(person: MadePerson, session: { id: string }, quantity = 1) {
  const items = { id: session.id, type: 'purchasableOccurrence', pricing_option_id: ticket.pricingOptionId, quantity };
  return call('/api/checkout/cart/add', { token: person.token, body: { items } });
}
const extend = ({ token }: MadePerson) => call('/api/checkout/cart/extend', { token, body: {} });
const clear = ({ token }: MadePerson) => call('/api/checkout/cart', { method: 'DELETE', token });
const prepare = ({ token }: MadePerson) => call('/api/checkout/prepare', { token });
const change = ({ token }: MadePerson, id: string, quantity: number) =>
  call(`/api/checkout/cart/${id}`, { method: 'PUT', token, body: { options: { quantity } } });
async function look({ token }: MadePerson): Promise<Cart> {
  return getData(getCartEndpoint, await call('/api/checkout/cart', { token }));
}

it('lets a family that empties its basket and fills it again extend ten times again', async () => {
  const { call: usual } = testBackend({ db, clock, ids: randomIds });
  const robin = await makePerson(db);
  const [first, second] = [await makeSwim(1), await makeSwim(2)];
  await add(robin, first);
  const more = () => usual('/api/checkout/cart/extend', { token: robin.token, body: {} });
  for (let turn = 0; turn < 10; turn += 1) expect((await more()).status).toBe(200);
  expect(getFailure(await more())).toMatchObject({ code: 'hold_expired', details: { cartItemIds: [] } });
  const emptied = await clear(robin);
  expect(getData(getCartEndpoint, emptied).hold.extensionsLeft).toBe(10);
  await add(robin, second);
  expect((await more()).status).toBe(200);
  expect((await look(robin)).hold.extensionsLeft).toBe(9);
});

it('ends a hold that was emptied and added again and again when the time of the day is used up', async () => {
  const robin = await makePerson(db);
  const swim = await makeSwim(3);
  let minutes = 0;
  for (; minutes < 200; minutes += 10) {
    if ((await add(robin, swim)).status !== 200) break;
    clock.advance(10 * 60);
    await clear(robin);
  }
  expect(minutes).toBe(maxMinutes);
  expect(getFailure(await add(robin, swim))).toMatchObject({ status: 409, code: 'hold_limit_reached' });
  expect((await add(robin, await makeSwim(4))).status).toBe(200);
  clock.advance(25 * 60 * 60);
  await clear(robin);
  expect((await add(robin, swim)).status).toBe(200);
});

it('does not renew a hold for ever by taking one place away and adding it again', async () => {
  const robin = await makePerson(db);
  await add(robin, await makeSwim(5), 2);
  const { id } = onlyLine(await look(robin));
  let minutes = 0;
  for (; minutes < 300; minutes += 10) {
    clock.advance(10 * 60);
    const statuses = [(await change(robin, id, 1)).status, (await change(robin, id, 2)).status];
    if (statuses.some((status) => status !== 200)) break;
  }
  expect(minutes).toBe(maxMinutes - 10);
});

it('does not count the time in which nothing was held', async () => {
  const robin = await makePerson(db);
  await add(robin, await makeSwim(6));
  clock.advance(8 * 60 * 60);
  expect((await extend(robin)).status).toBe(200);
  clock.advance(8 * 60 * 60);
  expect((await extend(robin)).status).toBe(200);
});

type Step =
  | { do: 'add'; session: number; quantity: number }
  | { do: 'change'; line: number; quantity: number }
  | { do: 'remove'; line: number }
  | { do: 'clear' | 'extend' | 'prepare' }
  | { do: 'wait'; minutes: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('add' as const), session: fc.nat(2), quantity: fc.integer({ min: 1, max: 7 }) }),
  fc.record({ do: fc.constant('change' as const), line: fc.nat(2), quantity: fc.integer({ min: 1, max: 7 }) }),
  fc.record({ do: fc.constant('remove' as const), line: fc.nat(2) }),
  fc.record({ do: fc.constantFrom('clear' as const, 'extend' as const, 'extend' as const, 'prepare' as const) }),
  fc.record({ do: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 20 }) }),
  fc.record({ do: fc.constant('wait' as const), minutes: fc.integer({ min: 5, max: 14 }) }),
);

/** What one person has of each session now. */
function heldBy(person: MadePerson) {
  return db
    .selectFrom('bookings')
    .where('userId', '=', person.id)
    .where('status', '=', 'reserved')
    .where('releasedAt', 'is', null)
    .where('expiresAt', '>', clock.now())
    .select(['occurrenceId', 'places', 'expiresAt'])
    .execute();
}

it('never holds more, or for longer, than the operator allows, whatever somebody does', async () => {
  const swims = [await makeSwim(10), await makeSwim(11), await makeSwim(12)];
  let refused = 0;

  async function take(person: MadePerson, what: Step, minutesHeld: Map<string, number>): Promise<void> {
    const lines = (await look(person)).items;
    switch (what.do) {
      case 'add':
        if ((await add(person, swims[what.session] ?? { id: '' }, what.quantity)).status === 409) refused += 1;
        return;
      case 'change':
        await change(person, lines[what.line]?.id ?? swims[0]?.id ?? '', what.quantity);
        return;
      case 'remove':
        await call('/api/checkout/cart/remove', {
          token: person.token,
          body: { cart_item_ids: [lines[what.line]?.id ?? ''] },
        });
        return;
      case 'wait':
        for (const { occurrenceId, expiresAt } of await heldBy(person)) {
          const left = ((expiresAt?.getTime() ?? 0) - clock.now().getTime()) / 60_000;
          minutesHeld.set(occurrenceId, (minutesHeld.get(occurrenceId) ?? 0) + Math.min(left, what.minutes));
        }
        clock.advance(what.minutes * 60);
        return;
      case 'clear':
        await clear(person);
        return;
      case 'extend':
        await extend(person);
        return;
      case 'prepare':
        await prepare(person);
    }
  }

  const history = fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 60 }), async (steps) => {
    clock.set(start.toISOString());
    const person = await makePerson(db);
    const minutesHeld = new Map<string, number>();
    for (const what of steps) {
      await take(person, what, minutesHeld);
      const held = await heldBy(person);
      expect(held.reduce((sum, { places }) => sum + places, 0)).toBeLessThanOrEqual(limits.maxPlacesPerBasket);
      for (const { places } of held) expect(places).toBeLessThanOrEqual(limits.maxPlacesPerSession);
      expect(Math.max(0, ...minutesHeld.values())).toBeLessThanOrEqual(maxMinutes + 0.1);
    }
  });
  await fc.assert(history, { seed: 20_261_124, numRuns: scaledRuns(25) });
  expect(refused).toBeGreaterThanOrEqual(leastCount(1));
}, 240_000);
