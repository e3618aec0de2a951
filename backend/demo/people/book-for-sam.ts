import type { Tx } from '#backend/db/schema.ts';
import { demoId } from '#backend/demo/identity.ts';
import { demoPrices } from '#backend/demo/operator/prices.ts';
import type { DemoDay } from '#backend/demo/schedules/schedule-days.ts';
import { demoPeople } from './demo-people.ts';

const { alex, sam } = demoPeople;

/** Books days of a camp for Sam, bought by Alex, as an order at reception would have stored them. */
export async function bookForSam(tx: Tx, days: DemoDay[], at: Date): Promise<void> {
  const [first] = days;
  if (first === undefined) return;
  const { scheduleId } = first;
  const price = demoPrices.find(({ reference }) => reference === 'CAMP-DAY')?.price ?? 0;
  const total = price * days.length;
  const [orderId, bundleId] = [demoId(`order sam ${scheduleId}`), demoId(`bundle sam ${scheduleId}`)];
  const order = { userId: alex.id, status: 'success' as const, currency: 'GBP', total, balance: 0, itemCount: 1 };
  await tx
    .insertInto('orders')
    .values({ ...order, id: orderId, cartSource: 'front-of-house', createdAt: at, completedAt: at })
    .execute();
  await tx
    .insertInto('orderLines')
    .values({
      orderId,
      name: 'Dance week',
      purchasableType: 'camp',
      purchasableId: scheduleId,
      price: total,
      createdAt: at,
    })
    .execute();
  await tx
    .insertInto('payments')
    .values({
      orderId,
      tenderType: 'card',
      amount: total,
      status: 'done',
      description: 'Card at reception',
      createdAt: at,
      completedAt: at,
    })
    .execute();
  await tx
    .insertInto('bookingBundles')
    .values({
      id: bundleId,
      scheduleId,
      userId: sam.id,
      bookedByUserId: alex.id,
      orderId,
      status: 'settled',
      isFull: false,
      totalPrice: total,
      createdAt: at,
    })
    .execute();
  const place = {
    userId: sam.id,
    bookedByUserId: alex.id,
    bundleId,
    orderId,
    channel: 'foh',
    status: 'settled',
    places: 1,
    price,
  } as const;
  await tx
    .insertInto('bookings')
    .values(
      days.map(({ id, startsAt, endsAt }) => ({
        ...place,
        id: demoId(`booking sam ${id}`),
        occurrenceId: id,
        during: `[${startsAt.toISOString()},${endsAt.toISOString()})`,
        settledAt: at,
        createdAt: at,
      })),
    )
    .execute();
  await tx
    .updateTable('occurrences')
    .set((occurrence) => ({ consumedFoh: occurrence('consumedFoh', '+', 1) }))
    .where(
      'id',
      'in',
      days.map(({ id }) => id),
    )
    .execute();
}
