import { randomUUID } from 'node:crypto';
import { forgetRequests } from '../../../backend/jobs/forget-requests.ts';
import { startJobs } from '../../../backend/jobs/start-jobs.ts';
import { sweepHolds } from '../../../backend/jobs/sweep-holds.ts';
import { listDemoMails } from '../../../backend/mail/list-demo-mails.ts';
import { createDeliver } from '../../../backend/mail/deliver.ts';
import { queueMail } from '../../../backend/mail/queue-mail.ts';
import { sendMails } from '../../../backend/mail/send-mails.ts';
import { testDatabase } from '../../support/database.ts';
import { expectBalancedLedger } from '../checkout/ledger.ts';
import { ask, customerWithBasket, openShop } from '../checkout/shop.ts';

const { db, url } = await testDatabase();
const shop = await openShop(db);
const { ports, clock } = shop;

function queue(subject: string) {
  return queueMail(db, { to: 'robin@example.com', subject, html: '<p>Hello</p>', text: 'Hello' }, randomUUID(), clock.now());
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 100));
}

it('keeps mail where no mail server is set, newest first', async () => {
  await queue('First');
  clock.advance(1);
  await queue('Second');
  await sendMails(ports, createDeliver(ports));
  await sendMails(ports, createDeliver(ports));
  const mails = await listDemoMails(ports);
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
  await sendMails(ports, refuse);
  await sendMails(ports, refuse);
  expect(attempts).toBe(1);
  clock.advance(61);
  await sendMails(ports, refuse);
  expect(attempts).toBe(2);
  clock.advance(121);
  expect(await sendMails(ports, () => Promise.resolve())).toBe(1);
});

it('gives back holds and credit that ran out', async () => {
  const customer = await customerWithBasket(shop);
  await db.insertInto('creditAccounts').values({ userId: customer.userId, type: 'general', balance: 500 }).execute();
  await ask(shop, customer, '/api/credits/apply', { body: { credits_to_reserve: [{ amount: 100, type: 'general' }], cart_source: 'activity-booking' } });
  clock.advance(16 * 60);
  await sweepHolds(ports);
  const booking = await db.selectFrom('bookings').select('releasedAt').where('id', '=', customer.bookingId).executeTakeFirstOrThrow();
  expect(booking.releasedAt).not.toBeNull();
  const account = await db.selectFrom('creditAccounts').selectAll().where('userId', '=', customer.userId).executeTakeFirstOrThrow();
  expect(account).toMatchObject({ balance: 500, reserved: 0 });
  await expectBalancedLedger(shop);
});

it('forgets idempotent replies after their day', async () => {
  const row = { caller: 'a', method: 'POST', path: '/x', bodyHash: 'h', createdAt: clock.now() };
  const hours = (count: number) => new Date(clock.now().getTime() + count * 3_600_000);
  await db.insertInto('idempotencyRequests').values([{ ...row, key: 'old', expiresAt: hours(-1) }, { ...row, key: 'new', expiresAt: hours(1) }]).execute();
  await forgetRequests(ports);
  expect(await db.selectFrom('idempotencyRequests').select('key').execute()).toEqual([{ key: 'new' }]);
});

it('runs the jobs over and over, of two processes in one', async () => {
  const stops = [await startJobs(ports, url), await startJobs(ports, url)];
  await queue('By a job');
  await until(async () => (await listDemoMails(ports))?.some(({ subject }) => subject === 'By a job') ?? false);
  await queue('By the next run');
  await until(async () => (await listDemoMails(ports))?.some(({ subject }) => subject === 'By the next run') ?? false);
  for (const stop of stops) await stop();
  const mails = await listDemoMails(ports);
  expect(mails?.filter(({ subject }) => subject === 'By a job')).toHaveLength(1);
}, 30_000);
