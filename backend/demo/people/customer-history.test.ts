import { transact } from '#backend/db/connection/transact.ts';
import { insertDays } from '#backend/demo/insert-days.ts';
import { readLedgerDifferences } from '#backend/money/ledger-differences.ts';
import { listBookingsEndpoint } from '#contract/bookings/bookings.ts';
import { getOrderEndpoint } from '#contract/payments/orders.ts';
import { testBackend, testClock } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { seedDemoOperator } from '#tests/support/demo-world.ts';
import { signIn } from '#tests/support/make/make-person.ts';
import { getData } from '#tests/support/replies.ts';
import { seedHistory } from './seed-customer-history.ts';
import { seedPeople } from './seed-people.ts';

const { db } = await testDatabase();
const clock = testClock('2026-11-23T09:00:00Z');
const { call } = testBackend({ db, clock });
await transact(db, async (tx) => {
  const dates = ['2026-11-24', '2026-11-25'];
  await seedDemoOperator(tx, clock.now(), '2026-11-20');
  await seedPeople(tx, clock.now());
  await insertDays(tx, dates, clock.now());
  await seedHistory(tx, dates, clock.now());
});
const [token = ''] = await signIn(db, [1001]);

it('has orders for Alex that show what was booked, and how it is cancelled', async () => {
  const list = await call('/api/v1/activities/bookings?cancellation_source=customers', { token });
  const [booking] = getData(listBookingsEndpoint, list);
  expect(booking).toMatchObject({ name: 'Aqua fit', venue: { slug: 'riverside-leisure-centre' } });
  const order = getData(getOrderEndpoint, await call(`/api/v1/orders/${booking?.orderId}`, { token }));
  expect(order.items).toMatchObject([
    { name: 'Aqua fit', bookingId: booking?.id, bookedQuantity: 1, cancellation: { canCancel: true } },
  ]);
});

it('has books that agree with the ledger', async () => {
  expect(await readLedgerDifferences(db)).toEqual([]);
  const { count } = await db
    .selectFrom('ledgerEntries')
    .select((row) => row.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBeGreaterThan(4);
});
