import type { Tx } from '#backend/db/schema.ts';
import { demoId } from './identity.ts';
import { makeDay, type DemoSession } from './make-day.ts';
import { demoPeople } from './seed-people.ts';
import { demoVenues } from './venues.ts';

const { alex, waiting } = demoPeople;

function sessionOn(date: string, seriesKey: string): DemoSession | undefined {
  const [riverside] = demoVenues;
  return riverside === undefined ? undefined : makeDay(riverside, date).find(({ series }) => series.key === seriesKey);
}

/** Books and pays a past session for Alex. */
async function bookForAlex(tx: Tx, session: DemoSession, at: Date): Promise<void> {
  const { row } = session;
  const price = row.price ?? 0;
  const name = `order alex ${row.id}`;
  const shownNames = {
    userId: alex.id,
    status: 'success' as const,
    currency: 'GBP',
    total: price,
    balance: 0,
    itemCount: 1,
  };
  await tx
    .insertInto('orders')
    .values({ ...shownNames, id: demoId(name), cartSource: 'activity-booking', createdAt: at, completedAt: at })
    .execute();
  await tx
    .insertInto('orderLines')
    .values({
      orderId: demoId(name),
      name: row.templateName,
      purchasableType: 'av2Booking',
      purchasableId: row.id,
      price,
      createdAt: at,
    })
    .execute();
  if (price > 0) {
    await tx
      .insertInto('payments')
      .values({
        orderId: demoId(name),
        tenderType: 'card',
        amount: price,
        status: 'done',
        description: 'Card at reception',
        createdAt: at,
        completedAt: at,
      })
      .execute();
  }
  await tx
    .insertInto('bookings')
    .values({
      id: demoId(`booking alex ${row.id}`),
      occurrenceId: row.id,
      userId: alex.id,
      bookedByUserId: alex.id,
      orderId: demoId(name),
      channel: 'online',
      status: 'settled',
      places: 1,
      price,
      during: `[${row.startsAt.toISOString()},${row.endsAt.toISOString()})`,
      settledAt: at,
      createdAt: at,
    })
    .execute();
  await tx
    .updateTable('occurrences')
    .set((occurrence) => ({ consumedOnline: occurrence('consumedOnline', '+', 1) }))
    .where('id', '=', row.id)
    .execute();
}

/** Two people wait for every full session that has a waitlist, in the next two weeks. */
async function fillWaitlist(tx: Tx, session: DemoSession, at: Date): Promise<void> {
  await tx
    .insertInto('waitlistEntries')
    .values(waiting.map(({ id }) => ({ occurrenceId: session.id, userId: id, addedByUserId: id, createdAt: at })))
    .execute();
  await tx.updateTable('occurrences').set({ waitlistConsumed: waiting.length }).where('id', '=', session.id).execute();
}

/**
 * What is always there on these dates
 * (docs/product.md#demo-data): full sessions people wait for, Alex's bookings, a clash.
 */
export async function seedHistory(tx: Tx, dates: string[], now: Date): Promise<void> {
  for (const [index, date] of dates.entries()) {
    const spin = sessionOn(date, 'spin');
    if (spin !== undefined) await fillWaitlist(tx, spin, now);
    const aqua = sessionOn(date, 'aqua');
    // Every seventh day; boxing at the same time is then a clash for Alex.
    if (aqua !== undefined && index % 7 === 1) await bookForAlex(tx, aqua, now);
    const circuits = sessionOn(date, 'circuits');
    if (circuits !== undefined && index % 7 === 3) {
      await tx.updateTable('occurrences').set({ status: 'clashing' }).where('id', '=', circuits.id).execute();
    }
  }
}
