import type { Page } from 'playwright';
import type { Stage } from '#e2e/screens/screen.ts';
import { addDays } from '#e2e/support/camps.ts';
import { add, addSwim, freeCourt } from '#e2e/support/fill-basket.ts';
import { newCustomer } from '#e2e/support/new-customer.ts';
import { siteCall } from '#e2e/support/site-call.ts';
import { dayFromToday } from '#e2e/support/timetable.ts';
import { asNewCustomer } from './people.ts';

/** Every basket consumes places, so each uses another day. */
let baskets = 0;

/** Puts the first classes of a day that can be booked into the basket of whoever is logged in, through the site's own calls. */
export async function addClasses(page: Page, count: number): Promise<void> {
  baskets += 1;
  const day = dayFromToday(5 + (baskets % 8));
  const addedCount = await page.evaluate(
    async ({ count, day }) => {
      const timetable = await fetch(
        `/api/activities/venue/riverside-leisure-centre/activity/fitness-classes/v2/timetable?date=${day}`,
      );
      interface Session {
        id: string;
        starts_at: { utc: string };
        ends_at: { utc: string };
        capacity: { available: number };
        restrictions: object | null;
        bookable_action: { action: string | null } | null;
      }
      const { data } = (await timetable.json()) as { data: Session[] };
      const isClash = (one: Session, other: Session) =>
        one.starts_at.utc < other.ends_at.utc && other.starts_at.utc < one.ends_at.utc;
      const items = data
        .filter(({ bookable_action: offer }) => offer?.action === 'book')
        .filter(({ restrictions }) => restrictions === null)
        .toSorted((one, other) => other.capacity.available - one.capacity.available)
        .filter((session, place, all) => !all.slice(0, place).some((fuller) => isClash(fuller, session)))
        .slice(0, count)
        .map(({ id }) => ({ purchasable_id: id, purchasable_type: 'purchasableOccurrence', quantity: 1 }));
      const reply = await fetch('/api/checkout/cart/add', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
        body: JSON.stringify({ items }),
      });
      return reply.ok ? 'added' : reply.text();
    },
    { count, day },
  );
  if (addedCount !== 'added') throw new Error(`The basket took nothing: ${addedCount}`);
}

/** A customer of their own with classes in the basket, three unless said otherwise. */
export async function withBasket(stage: Stage, count = 3): Promise<void> {
  await asNewCustomer(stage);
  await addClasses(stage.page, count);
}

/** A customer of their own with one of each in the basket: a swim, a court, and days of a camp. */
export async function withMixedBasket({ page }: Stage): Promise<void> {
  const customer = await newCustomer(page);
  await addSwim(customer, { extra: 'Goggles' });
  await add(customer, await freeCourt(customer));
  const status = await addDays(page, 'winter-adventure', [0, 1, 3]);
  if (status !== 200) throw new Error(`The basket took no camp: ${status}`);
}

/** A customer of their own with a swim of two adults and a junior in the basket. */
export async function withFamilySwim({ page }: Stage): Promise<void> {
  const { call } = await newCustomer(page);
  baskets += 1;
  const subject = { venue: 'riverside-leisure-centre', category: 'lane-swimming', activity: 'lane-swimming' };
  const { data } = await call('listTickets', {
    params: subject,
    query: { date: dayFromToday(5 + (baskets % 8)) },
  });
  const session = data.find(
    ({ bookableAction, ticketTypes }) =>
      bookableAction?.action === 'book' && ticketTypes.some(({ name }) => name === 'Junior'),
  );
  const items = [
    ['Adult', 2],
    ['Junior', 1],
  ].map(([ticket, quantity]) => ({
    purchasableId: session?.id ?? '',
    purchasableType: 'purchasableOccurrence' as const,
    pricingOptionId: session?.ticketTypes.find(({ name }) => name === ticket)?.pricingOption.id,
    quantity: Number(quantity),
  }));
  await call('addCartItems', { body: { items } });
}

/** Cancels one ticket of the booking of several that whoever is logged in has. */
export async function cancelOneTicket({ page }: Stage): Promise<void> {
  const call = siteCall(page);
  const { data } = await call('listBookings', { query: { cancellationSource: 'customers' } });
  const booking = data.find(({ capacityConsumed }) => capacityConsumed > 1);
  if (booking === undefined) throw new Error('There is no booking of several tickets.');
  await call('cancelBookings', {
    body: {
      updateType: 'cancellation',
      cancellationSource: 'customers',
      bookingIds: [booking.id],
      tickets: [{ bookingId: booking.id, quantity: 1 }],
    },
  });
}
