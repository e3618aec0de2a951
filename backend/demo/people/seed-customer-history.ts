import { differenceInMinutes } from 'date-fns/differenceInMinutes';
import { getISOWeek } from 'date-fns/getISOWeek';
import { parseISO } from 'date-fns/parseISO';
import type { Tx } from '#backend/db/schema.ts';
import { demoId } from '#backend/demo/identity.ts';
import { makeDay, type DemoSession } from '#backend/demo/make-day.ts';
import { getOpenDays } from '#backend/demo/opening.ts';
import type { DemoVenue } from '#backend/demo/venues/demo-venue.ts';
import { demoVenues } from '#backend/demo/venues/demo-venues.ts';
import { standardLine } from '#backend/orders/standard-line.ts';
import { moment } from '#backend/serialize/instant.ts';
import { money } from '#backend/serialize/money.ts';
import { prettyDate } from '#backend/serialize/venue-time.ts';
import type { CartItem } from '#contract/cart/cart-items.ts';
import { siteZone } from '#contract/rules/site-zone.ts';
import { getClock } from '#contract/rules/wall-time.ts';
import type { OpeningDay } from '#contract/venues/venues.ts';
import { demoPeople } from './demo-people.ts';

interface Ordered {
  venue: DemoVenue;
  session: DemoSession;
  bookingId: string;
  userId: number;
}

/** The line of an order for one place of a session, as a basket would have left it. */
function orderedSession({ venue, session: { row, series }, bookingId, userId }: Ordered): CartItem {
  const [startsAt, endsAt] = [moment(row.startsAt, siteZone), moment(row.endsAt, siteZone)];
  const price = money(row.price ?? 0, 'GBP');
  return {
    ...standardLine(price, userId),
    id: demoId(`item ${bookingId}`),
    type: 'av2_booking',
    cartableType: 'av2Booking',
    cartableResource: {
      name: row.templateName,
      venueName: venue.name,
      location: { name: row.locationName },
      duration: differenceInMinutes(row.endsAt, row.startsAt),
      date: { fullDatePretty: prettyDate(row.localDate), raw: row.localDate },
      startsAt: getClock(startsAt.local),
      endsAt: getClock(endsAt.local),
    },
    name: row.templateName,
    maxQuantity: null,
    bookingId,
    occurrenceId: row.id,
    bookingType: row.bookingType,
    startsAt,
    endsAt,
    venue: { id: row.venueId, name: venue.name, slug: venue.slug },
    activitySlug: series.category,
  };
}

const { alex, waiting } = demoPeople;

/** The session that is a clash on a day: there is one every day, and no class is gone for a whole week. */
export function findClash(sessions: readonly DemoSession[], { date, weekday }: OpeningDay): DemoSession | undefined {
  const isEven = (getISOWeek(parseISO(date)) + weekday) % 2 === 0;
  const key = weekday > 5 ? 'trampoline' : isEven ? 'circuits' : 'hiit';
  return sessions.find(({ series }) => series.key === key);
}

/** Books and pays a session for Alex. */
async function bookForAlex(tx: Tx, venue: DemoVenue, session: DemoSession, at: Date): Promise<void> {
  const { row } = session;
  const price = row.price ?? 0;
  const name = `order alex ${row.id}`;
  const bookingId = demoId(`booking alex ${row.id}`);
  const items = JSON.stringify([orderedSession({ venue, session, bookingId, userId: alex.id })]);
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
    .values({ ...shownNames, items, id: demoId(name), cartSource: 'activity-booking', createdAt: at, completedAt: at })
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
        heldBy: 'desk',
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
      id: bookingId,
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
  const counts = { waitlistConsumed: waiting.length, awaitedPlaces: waiting.length };
  await tx.updateTable('occurrences').set(counts).where('id', '=', session.id).execute();
}

/**
 * What is always there on these dates
 * (docs/product.md#demo-data): full sessions people wait for, Alex's bookings, clashes.
 */
export async function seedHistory(tx: Tx, dates: string[], now: Date): Promise<void> {
  const [riverside] = demoVenues;
  if (riverside === undefined) return;
  for (const [index, day] of getOpenDays(riverside, dates).entries()) {
    const sessions = makeDay(riverside, day);
    const [spin, aqua] = ['spin', 'aqua'].map((key) => sessions.find(({ series }) => series.key === key));
    if (spin !== undefined) await fillWaitlist(tx, spin, now);
    // Every seventh day; boxing at the same time is then a clash for Alex.
    if (aqua !== undefined && index % 7 === 1) await bookForAlex(tx, riverside, aqua, now);
    const clash = findClash(sessions, day);
    if (clash !== undefined)
      await tx.updateTable('occurrences').set({ status: 'clashing' }).where('id', '=', clash.id).execute();
  }
}
