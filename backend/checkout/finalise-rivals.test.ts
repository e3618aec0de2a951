import { setTimeout as wait } from 'node:timers/promises';
import { finalise } from '#backend/checkout/finalise.ts';
import { kindsUnderTest, payAs, useAccount, type KindUnderTest } from '#tests/support/checkout/kinds.ts';
import { expectBalancedLedger } from '#tests/support/checkout/ledger.ts';
import { cards } from '#tests/support/checkout/pay.ts';
import { customerWithBasket, openShop, price, start } from '#tests/support/checkout/shop.ts';
import { testDatabase } from '#tests/support/database.ts';
import { isLong } from '#tests/support/histories/scaled-runs.ts';
import { countWaiting } from '#tests/support/lock-queue.ts';
import { watchAwaits } from '#tests/support/payments/awaits.ts';
import { comeToRest, readOrderFaults } from '#tests/support/payments/order-faults.ts';
import { rivalsIn, type Approved } from '#tests/support/payments/rivals.ts';
import { applyCredit, credit } from '#tests/support/soak/paid-world.ts';

const { db } = await testDatabase();
const shop = await openShop(db);
const due = { card: price - credit, credit };
const rivals = rivalsIn(shop);

async function approve(kind: KindUnderTest, accountId: string): Promise<Approved> {
  shop.clock.set(start);
  const customer = await customerWithBasket(shop);
  await applyCredit(shop, customer);
  const { uuid } = await payAs(shop, kind, customer, cards.approved);
  return { kind, accountId, customer, uuid };
}

/** A rival that neither ends nor waits for a lock by then waits for the other's result. */
const meetMs = 100;

/** Until the rival has ended, or cannot go on before the other does. */
async function meet(rival: Promise<unknown>): Promise<void> {
  let hasEnded = false;
  void rival.finally(() => (hasEnded = true)).catch(() => undefined);
  for (let waitedMs = 0; waitedMs < meetMs && !hasEnded; waitedMs += 5) {
    await wait(5);
    if (!hasEnded && (await countWaiting(db)) > 0) return;
  }
}

/** The names of all awaits while an approved payment becomes an order, in their order. */
async function listAwaits(kind: KindUnderTest): Promise<string[]> {
  const accountId = await useAccount(shop, kind);
  await kind.quiet(shop);
  const target = await approve(kind, accountId);
  const names: string[] = [];
  const deps = watchAwaits(shop.dependencies, (name) => {
    names.push(name);
    return Promise.resolve();
  });
  const { state } = await finalise(deps, target.uuid, 'client');
  expect(state).toBe('completed');
  return names;
}

/** Makes the order of a payment while a rival acts at one of its awaits. */
async function finaliseAgainst(target: Approved, place: number, rival: (target: Approved) => Promise<unknown>) {
  let passed = 0;
  let meeting: Promise<unknown> = Promise.resolve();
  const deps = watchAwaits(shop.dependencies, async () => {
    passed += 1;
    if (passed !== place + 1) return;
    meeting = rival(target);
    await meet(meeting);
  });
  // Whoever comes second may be refused; what counts is what remains.
  await finalise(deps, target.uuid, 'client').catch(() => undefined);
  await meeting.catch(() => undefined);
}

const kindsCount = kindsUnderTest.length;

/**
 * The rivals that act at one await of an order paid by one kind: all in a long run; otherwise each at every third await,
 * at another one for each kind, so that between them the kinds try each rival everywhere.
 */
const rivalsAt = (place: number, kindIndex: number) =>
  Object.entries(rivals).filter((_, index) => isLong || (index + place + kindIndex) % kindsCount === 0);

const awaitsByKind = [];
for (const [kindIndex, kind] of kindsUnderTest.entries())
  awaitsByKind.push({ kind, kindIndex, awaits: await listAwaits(kind) });

describe.each(awaitsByKind)('an order paid by $kind.kind, while it is made', ({ kind, kindIndex, awaits }) => {
  let accountId = '';
  beforeAll(async () => {
    accountId = await useAccount(shop, kind);
    await kind.quiet(shop);
  });

  it.each(awaits.map((name, place) => [place + 1, name] as const))(
    'is made once or not at all, whatever happens at await %i: %s',
    async (place) => {
      for (const [name, rival] of rivalsAt(place, kindIndex)) {
        const target = await approve(kind, accountId);
        await finaliseAgainst(target, place - 1, rival);
        await comeToRest(shop, target.customer);
        expect({ name, faults: await readOrderFaults(shop, target.customer, due) }).toEqual({ name, faults: {} });
      }
    },
    60_000,
  );

  // Once, as it reads all orders one by one.
  it('leaves the books balanced', () => expectBalancedLedger(shop), 60_000);
});
