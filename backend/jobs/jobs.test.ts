import { randomUUID } from 'node:crypto';
import { reconcilePayments } from '#backend/checkout/reconcile-payments.ts';
import { createDeliver } from '#backend/mail/deliver.ts';
import { listDemoMails } from '#backend/mail/demo-mails-reply.ts';
import { queueMail } from '#backend/mail/queue-mail.ts';
import { sendMails } from '#backend/mail/send-mails.ts';
import { claimedUntil, claimSeconds } from '#backend/workers/keep-claim.ts';
import { testLog } from '#tests/support/backend.ts';
import { barrier } from '#tests/support/barrier.ts';
import { expectBalancedLedger } from '#tests/support/checkout/ledger.ts';
import { ask, customerWithBasket, openShop } from '#tests/support/checkout/shop.ts';
import { testDatabase } from '#tests/support/database.ts';
import { releaseExpiredHolds, startJobs } from './start-jobs.ts';

const { db } = await testDatabase();
const shop = await openShop(db);
const { dependencies, clock } = shop;

function queue(subject: string) {
  return queueMail(
    db,
    { to: 'robin@example.com', subject, html: '<p>Hello</p>', text: 'Hello' },
    randomUUID(),
    clock.now(),
  );
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 100));
}

it('keeps mail where no mail server is set, newest first', async () => {
  await queue('First');
  clock.advance(1);
  await queue('Second');
  await sendMails(dependencies, createDeliver(dependencies));
  await sendMails(dependencies, createDeliver(dependencies));
  const mails = await listDemoMails(dependencies);
  expect(mails?.map(({ subject }) => subject).sort()).toEqual(['First', 'Second']);
  expect(mails?.[0]).toMatchObject({ to: 'robin@example.com', text: 'Hello' });
});

it('tries a mail again that could not be sent, later and later', async () => {
  await queue('Unlucky');
  let attempts = 0;
  const refuse = () => {
    attempts += 1;
    return Promise.reject(new Error('no route'));
  };
  await sendMails(dependencies, refuse);
  await sendMails(dependencies, refuse);
  expect(attempts).toBe(1);
  clock.advance(61);
  await sendMails(dependencies, refuse);
  expect(attempts).toBe(2);
  clock.advance(121);
  expect(await sendMails(dependencies, () => Promise.resolve())).toBe(1);
});

it('deletes the content of a mail that was sent', async () => {
  await queue('Your reset link');
  await sendMails(dependencies, () => Promise.resolve());
  const sentMails = await db
    .selectFrom('outbox')
    .select(['payload', 'sentAt'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(sentMails).toEqual({ payload: {}, sentAt: clock.now() });
});

it('records only the code of a refused mail, because the message names the address', async () => {
  await queue('Refused');
  const { log, lines } = testLog();
  const refusal = Object.assign(new Error('550 no such user <robin@example.com>'), {
    code: 'EENVELOPE',
    responseCode: 550,
  });
  await sendMails({ ...dependencies, log }, () => Promise.reject(refusal));
  const { lastError } = await db
    .selectFrom('outbox')
    .select('lastError')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(lastError).toBe('550');
  expect(lines).toMatchObject([{ msg: 'mail could not be sent', code: '550' }]);
  expect(JSON.stringify(lines)).not.toContain('robin');
  clock.advance(61);
  await sendMails(dependencies, () => Promise.resolve());
});

it('sends a mail again within seconds that was claimed by a process that ended', async () => {
  await queue('Claimed');
  await db
    .updateTable('outbox')
    .set({ claimedUntil: claimedUntil(clock.now()) })
    .where('sentAt', 'is', null)
    .execute();
  const sentMails = () => sendMails(dependencies, () => Promise.resolve());
  expect(await sentMails()).toBe(0);
  clock.advance(claimSeconds);
  expect(await sentMails()).toBe(1);
});

it('gives back holds and credit that ran out', async () => {
  const customer = await customerWithBasket(shop);
  await db.insertInto('creditAccounts').values({ userId: customer.userId, type: 'general', balance: 500 }).execute();
  await ask(shop, customer, '/api/credits/apply', {
    body: { credits_to_reserve: [{ amount: 100, type: 'general' }], cart_source: 'activity-booking' },
  });
  clock.advance(16 * 60);
  await releaseExpiredHolds(dependencies);
  const booking = await db
    .selectFrom('bookings')
    .select('releasedAt')
    .where('id', '=', customer.bookingId)
    .executeTakeFirstOrThrow();
  expect(booking.releasedAt).not.toBeNull();
  const account = await db
    .selectFrom('creditAccounts')
    .selectAll()
    .where('userId', '=', customer.userId)
    .executeTakeFirstOrThrow();
  expect(account).toMatchObject({ balance: 500, reserved: 0 });
  await expectBalancedLedger(shop);
});

it('runs the jobs over and over, of two processes each for itself', async () => {
  const processes = [startJobs(dependencies), startJobs(dependencies)];
  await queue('By a job');
  await until(async () => (await listDemoMails(dependencies))?.some(({ subject }) => subject === 'By a job') ?? false);
  await queue('By the next run');
  await until(
    async () => (await listDemoMails(dependencies))?.some(({ subject }) => subject === 'By the next run') ?? false,
  );
  for (const { stop } of processes) await stop();
  const mails = await listDemoMails(dependencies);
  expect(mails?.filter(({ subject }) => subject === 'By a job')).toHaveLength(1);
});

it('reconciles other payments, and ends unpaid ones, while a provider does not answer for one', async () => {
  const now = clock.now();
  const accountId = (await db.selectFrom('paymentAccounts').select('id').executeTakeFirstOrThrow()).id;
  const make = async (state: 'unknown' | 'ready', providerRef: string | null) => {
    const { userId, cartId } = await customerWithBasket(shop);
    const dates = { createdAt: now, updatedAt: now, expiresAt: now, nextCheckAt: now };
    const money = { amount: 620, currency: 'GBP', itemHash: 'h' };
    const { id } = await db
      .insertInto('paymentTransactions')
      .values({
        kind: 'opayo',
        mode: 'sandbox',
        channel: 'online',
        accountId,
        cartId,
        userId,
        state,
        providerRef,
        ...money,
        ...dates,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const ids = [await make('unknown', 'silent'), await make('unknown', 'declined'), await make('ready', null)];
  const speak = barrier(2);
  const gateway: typeof fetch = async (address) => {
    const isSilent = new Request(address).url.includes('silent');
    if (isSilent) await speak();
    return Response.json({ status: 'NotAuthed', statusCode: '2000', transactionId: isSilent ? 'silent' : 'declined' });
  };
  const states = async () =>
    (await db.selectFrom('paymentTransactions').select(['id', 'state']).where('id', 'in', ids).execute())
      .sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
      .map(({ state }) => state);
  const run = reconcilePayments({
    ...dependencies,
    services: { ...dependencies.services, payments: { fetch: gateway } },
  });
  await until(async () => (await states()).join(' ') === 'unknown declined expired');
  // Claimed, so that no other process calls the provider meanwhile.
  expect(await reconcilePayments(dependencies)).toBe(0);
  await speak();
  expect(await run).toBe(3);
  expect(await states()).toEqual(['declined', 'declined', 'expired']);
});
