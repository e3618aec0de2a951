import { transact } from '#backend/db/connection/transact.ts';
import { insertDays } from '#backend/demo/insert-days.ts';
import { makeDay } from '#backend/demo/make-day.ts';
import { getOpenDays } from '#backend/demo/opening.ts';
import { demoVenues } from '#backend/demo/venues/demo-venues.ts';
import { addCartItemsEndpoint } from '#contract/cart/cart.ts';
import { testBackend, testClock } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { seedDemoOperator } from '#tests/support/demo-world.ts';
import { signIn } from '#tests/support/make/make-person.ts';
import { getData } from '#tests/support/replies.ts';
import { seedPeople } from './seed-people.ts';

const { db } = await testDatabase();
const clock = testClock('2026-11-23T09:00:00Z');
const { call } = testBackend({ db, clock });
const dates = ['2026-11-24', '2026-11-25'];
await transact(db, async (tx) => {
  await seedDemoOperator(tx, clock.now(), '2026-11-20');
  await seedPeople(tx, clock.now());
  await insertDays(tx, dates, clock.now());
});
const [token = ''] = await signIn(db, [1001]);

/** Adds the first session of this kind on a date for Alex; returns its line. */
async function addFirst(key: string, date: string) {
  const [riverside] = demoVenues;
  const [day] = riverside === undefined ? [] : getOpenDays(riverside, [date]);
  if (riverside === undefined || day === undefined) throw new Error(`closed on ${date}`);
  const session = makeDay(riverside, day).find(({ series }) => series.key === key);
  const waiver = session?.row.prePurchaseWaiverId;
  const items = {
    id: session?.id,
    type: 'purchasableOccurrence',
    activity_restriction_ids: waiver == null ? [] : [waiver],
  };
  const { items: lines } = getData(
    addCartItemsEndpoint,
    await call('/api/checkout/cart/add', { token, body: { items } }),
  );
  return lines.find((line) => 'occurrenceId' in line && line.occurrenceId === session?.id);
}

it('frees one gentle class a week, and no Trampoline', async () => {
  expect(await addFirst('trampoline', '2026-11-24')).toMatchObject({ benefitApplied: false, price: { value: 750 } });
  expect(await addFirst('chair', '2026-11-24')).toMatchObject({ benefitApplied: true, lineTotal: { value: 0 } });
  expect(await addFirst('gentle-yoga', '2026-11-25')).toMatchObject({
    benefitApplied: false,
    lineTotal: { value: 420 },
  });
});
