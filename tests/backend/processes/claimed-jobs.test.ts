import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { pino } from 'pino';
import { processNotifications } from '#backend/checkout/process-notifications.ts';
import type { Dependencies } from '#backend/context.ts';
import { connect } from '#backend/db/connection/connect.ts';
import { transact } from '#backend/db/connection/transact.ts';
import { releaseExpiredHolds } from '#backend/jobs/start-jobs.ts';
import { encryptToken } from '#backend/mandates/saved-card.ts';
import { secondPayment } from '#backend/payments/notifications/store-notification.ts';
import { forgetCards } from '#backend/payments/saved-cards/forget-cards.ts';
import { reservePlaces } from '#backend/places/reserve-places.ts';
import { sendRefunds } from '#backend/refunds/send-refund.ts';
import { offerPlaces } from '#backend/waitlist/offer-places.ts';
import { runWaitlists } from '#backend/waitlist/run-waitlists.ts';
import { agree, authorise, cards, complete } from '#tests/support/checkout/pay.ts';
import { customerWithBasket, openShop } from '#tests/support/checkout/shop.ts';
import { testDatabase } from '#tests/support/database.ts';
import { scaledRuns } from '#tests/support/histories/scaled-runs.ts';
import { untilWaiting } from '#tests/support/lock-queue.ts';
import { makePerson } from '#tests/support/make/make-person.ts';
import { getCounts, makePeople, makeSession, minutesAfter } from '#tests/support/places/session.ts';

const { db, url } = await testDatabase();
const shop = await openShop(db);
const { clock, dependencies } = shop;
const { payments } = dependencies.services;
const { fetch: ordinary } = payments;
const clerk = await makePerson(db, { permissions: ['refunds'] });
const [cardHolder = 0] = await makePeople(db, 1);
const account = await db.selectFrom('paymentAccounts').select('id').executeTakeFirstOrThrow();
/** Milliseconds; a busy machine is slow, not wrong. */
const timeoutMs = 300_000;

/** What the jobs have warned of, and the requests that a provider has had from them. */
const warnings: Record<string, unknown>[] = [];
const requests: string[] = [];
const log = pino(
  { level: 'warn' },
  { write: (line: string) => void warnings.push(JSON.parse(line) as Record<string, unknown>) },
);

/** Processes with a pool each. */
const processes = Array.from({ length: 3 }, (): Dependencies => ({
  ...dependencies,
  log,
  db: connect({ url, max: 4 }),
}));
afterAll(() => Promise.all(processes.map((one) => one.db.destroy())));
afterEach(() => {
  payments.fetch = ordinary;
});

/** The provider answers after some milliseconds, or nothing of a refund arrives there. */
function openProvider(delays: readonly number[], isLost = false): void {
  requests.length = 0;
  payments.fetch = async (input, init) => {
    const [address, body] = [
      input instanceof Request ? input.url : String(input),
      typeof init?.body === 'string' ? init.body : '',
    ];
    if (isLost) throw new TypeError('fetch failed');
    requests.push(
      /"vendorTxCode":"([^"]+)"/.exec(body)?.[1] ?? /[^/]+(?=\/instructions$)|[^/]+$/.exec(address)?.[0] ?? '',
    );
    await wait(delays[requests.length % delays.length]);
    if (init?.method === 'DELETE') return new Response(null, { status: 204 });
    if (body.includes('"instructionType":"abort"')) return Response.json({ instructionType: 'abort' }, { status: 201 });
    return fetch(address, init);
  };
}

/** An order whose money is refunded a penny at a time. */
async function makeOrder(): Promise<{ id: string; uuid: string }> {
  const customer = await customerWithBasket(shop, 90_000);
  const prepared = await agree(shop, customer);
  await authorise(shop, customer, prepared, cards.approved);
  const { complete_order_id } = await complete(shop, customer, prepared.transaction_uuid);
  return { id: complete_order_id ?? '', uuid: prepared.transaction_uuid };
}
const order = await makeOrder();

let number = 0;
const nextName = (what: string) => `${what}${(number += 1)}`;

/** Refunds that the provider has not answered. */
async function makeRefunds(count: number): Promise<void> {
  openProvider([0], true);
  const signedIn = { createdAt: clock.now(), lastUsedAt: clock.now() };
  await db.updateTable('accessTokens').set(signedIn).where('userId', '=', clerk.id).execute();
  for (let index = 0; index < count; index += 1) {
    const body = { reason: 'Closed', amount: 1 };
    const { status } = await shop.call(`/api/dashboard/orders/${order.id}/refunds`, { token: clerk.token, body });
    if (status !== 200) throw new Error(`Answered ${status}.`);
  }
}

async function makeNotices(count: number): Promise<string[]> {
  const refs = Array.from({ length: count }, () => nextName('second'));
  for (const providerRef of refs) {
    const payload = JSON.stringify({ type: secondPayment, providerRef });
    const row = { accountId: account.id, eventKey: providerRef, transactionId: order.uuid, payload };
    await db
      .insertInto('paymentInbox')
      .values({ ...row, receivedAt: clock.now() })
      .execute();
  }
  return refs;
}

async function makeRemovedCards(count: number): Promise<string[]> {
  const tokens = Array.from({ length: count }, () => nextName('card'));
  for (const token of tokens) {
    const shown = { brand: 'Visa', last4: String(number).padStart(4, '0'), expiry: '12/30' };
    const times = { createdAt: clock.now(), deletedAt: clock.now() };
    const tokenRef = encryptToken(token, dependencies.config);
    const card = { userId: cardHolder, accountId: account.id, tokenRef, ...shown, ...times };
    await db.insertInto('savedCards').values(card).execute();
  }
  return tokens;
}

/** A full session whose holds run out in a quarter of an hour. */
async function makeHeldSession(places: number): Promise<string> {
  const startsAt = minutesAfter(clock.now(), 3_000);
  const id = await makeSession(db, { startsAt, maximum: places });
  const expiresAt = minutesAfter(clock.now(), 15);
  for (const userId of await makePeople(db, places)) {
    const request = {
      occurrenceId: id,
      userId,
      bookedByUserId: userId,
      channel: 'online' as const,
      places: 1,
      expiresAt,
    };
    const { taken } = await transact(db, (tx) => reservePlaces(tx, request, clock.now()));
    if (!taken) throw new Error('The session is full.');
  }
  return id;
}

/** A session with one place, which is offered to the first of those who wait; the offer ends in half an hour. */
async function makeWaitlist(waiting: number): Promise<string> {
  const counts = { waitlistMaximum: 5, waitlistConsumed: waiting, awaitedPlaces: waiting };
  const startsAt = minutesAfter(clock.now(), 3_000 + number);
  const id = await makeSession(db, { startsAt, maximum: 1, ...counts });
  for (const userId of await makePeople(db, waiting))
    await db.insertInto('waitlistEntries').values({ occurrenceId: id, userId }).execute();
  await transact(db, (tx) => offerPlaces(tx, id, dependencies));
  return id;
}

const readEntries = async (occurrenceId: string) => {
  const entries = db.selectFrom('waitlistEntries').where('occurrenceId', '=', occurrenceId).orderBy('id');
  return (await entries.select('status').execute()).map(({ status }) => status);
};

const jobs = { releaseExpiredHolds, processNotifications, sendRefunds, forgetCards, runWaitlists };
type JobName = keyof typeof jobs;
const names = Object.keys(jobs) as JobName[];

const history = fc.record({
  held: fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 5 }),
  waiting: fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 4 }),
  refunds: fc.integer({ min: 0, max: 5 }),
  notices: fc.integer({ min: 0, max: 6 }),
  removedCards: fc.integer({ min: 0, max: 6 }),
  delays: fc.array(fc.integer({ min: 0, max: 15 }), { minLength: 1, maxLength: 5 }),
  /** In which order each process runs the jobs, and after how many milliseconds it begins. */
  orders: fc.array(fc.tuple(fc.shuffledSubarray(names, { minLength: names.length }), fc.integer({ min: 0, max: 10 })), {
    minLength: 2,
    maxLength: processes.length,
  }),
});

it(
  'does what is due once, in processes that run every job at once',
  async () => {
    await fc.assert(
      fc.asyncProperty(history, async ({ held, waiting, refunds, notices, removedCards, delays, orders }) => {
        warnings.length = 0;
        await makeRefunds(refunds);
        const sessions = await Promise.all(held.map(makeHeldSession));
        const waitlists = await Promise.all(waiting.map(makeWaitlist));
        const due = [...(await makeNotices(notices)), ...(await makeRemovedCards(removedCards))];
        clock.advance(31 * 60);
        openProvider(delays);
        await Promise.all(
          orders.map(async ([order, delay], index) => {
            await wait(delay);
            for (const name of order) await jobs[name](processes[index] ?? dependencies);
          }),
        );
        const refundCodes = requests.filter((name) => name.startsWith('refund-'));
        expect(new Set(refundCodes).size).toBe(refunds);
        expect(requests.toSorted()).toEqual([...due, ...new Set(refundCodes)].toSorted());
        for (const session of sessions) expect(await getCounts(db, session)).toEqual({ counted: 0, booked: 0 });
        for (const [index, session] of waitlists.entries()) {
          const others = Array.from({ length: (waiting[index] ?? 0) - 1 }, (_, place) =>
            place === 0 ? 'offered' : 'waiting',
          );
          expect(await readEntries(session)).toEqual(['expired', ...others]);
          const offered = others.length > 0 ? 1 : 0;
          expect(await getCounts(db, session)).toEqual({ counted: offered, booked: offered });
        }
        expect(warnings.filter((line) => 'err' in line)).toEqual([]);
      }),
      { numRuns: scaledRuns(40) },
    );
    const open = db.selectFrom('paymentInbox').where('processedAt', 'is', null).select('id');
    expect(await open.execute()).toEqual([]);
  },
  timeoutMs,
);

describe('what a process holds that is frozen', () => {
  /** Milliseconds that a run may take, well below the five seconds after which a lock is given up. */
  const soonMs = 2_500;

  async function runSoon(name: JobName): Promise<void> {
    const beganMs = performance.now();
    await jobs[name](processes[0] ?? dependencies);
    expect(performance.now() - beganMs).toBeLessThan(soonMs);
  }

  it('does not keep others from giving back the holds of other sessions', async () => {
    const [stuck = '', ...others] = await Promise.all([2, 1, 3].map(makeHeldSession));
    clock.advance(16 * 60);
    await db.transaction().execute(async (tx) => {
      await tx.selectFrom('bookings').where('occurrenceId', '=', stuck).select('id').forUpdate().execute();
      await runSoon('releaseExpiredHolds');
      for (const session of others) expect(await getCounts(db, session)).toEqual({ counted: 0, booked: 0 });
      expect(await getCounts(db, stuck)).toEqual({ counted: 2, booked: 2 });
    });
    await runSoon('releaseExpiredHolds');
    expect(await getCounts(db, stuck)).toEqual({ counted: 0, booked: 0 });
  });

  it('does not keep others from moving other waitlists on', async () => {
    const [stuck = '', other = ''] = [await makeWaitlist(2), await makeWaitlist(2)];
    clock.advance(31 * 60);
    const [, frozen = dependencies] = processes;
    let working: Promise<void> = Promise.resolve();
    await db.transaction().execute(async (tx) => {
      await tx.selectFrom('occurrences').where('id', '=', stuck).select('id').forUpdate().execute();
      working = runWaitlists(frozen);
      await untilWaiting(tx, 1);
      await runSoon('runWaitlists');
      expect(await readEntries(other)).toEqual(['expired', 'offered']);
    });
    await working;
    expect(await readEntries(stuck)).toEqual(['expired', 'offered']);
  });

  it('does not keep others from sending other refunds', async () => {
    await makeRefunds(2);
    clock.advance(6 * 60);
    openProvider([0]);
    const [stuck] = await db
      .selectFrom('payments')
      .where('status', '=', 'submitted')
      .orderBy('nextCheckAt')
      .select('id')
      .execute();
    await db.transaction().execute(async (tx) => {
      await tx
        .selectFrom('payments')
        .where('id', '=', stuck?.id ?? '')
        .select('id')
        .forUpdate()
        .execute();
      await runSoon('sendRefunds');
      expect(requests).toHaveLength(1);
    });
    await runSoon('sendRefunds');
    expect(new Set(requests).size).toBe(2);
  });
});

it('goes on with a notification whose process was killed, once its claim is over', async () => {
  const [ref = ''] = await makeNotices(1);
  await db
    .updateTable('paymentInbox')
    .set({ claimedUntil: minutesAfter(clock.now(), 0.25) })
    .where('eventKey', '=', ref)
    .execute();
  openProvider([0]);
  await processNotifications(dependencies);
  expect(requests).toEqual([]);
  clock.advance(16);
  await processNotifications(dependencies);
  expect(requests).toEqual([ref]);
});
