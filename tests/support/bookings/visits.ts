import { place, type openShop } from '#tests/support/cart/shop.ts';
import { makeActivity, makeTicket } from '#tests/support/make/make-activity.ts';
import { makeSession } from '#tests/support/make/make-session.ts';
import { makeCreditor, payByCredit } from './credit-customer.ts';

/** Paid bookings of new customers: a class at £6.20, and a swim of two adults and a junior at £14.60. */
export async function openVisits(shop: Awaited<ReturnType<typeof openShop>>) {
  const { db, venue, add } = shop;
  const classes = await makeActivity(db, venue);
  const swimming = await makeActivity(db, venue, { bookingType: 'ticketed' });
  const adult = await makeTicket(db, swimming, { name: 'Adult', number: 1, price: 560 });
  const junior = await makeTicket(db, swimming, { name: 'Junior', number: 2, price: 340 });
  const later = { startsAt: new Date('2026-11-25T18:30:00Z') };

  /** The adults are the first of the ids. */
  async function aVisit() {
    const session = await makeSession(db, swimming, later);
    const person = await makeCreditor(shop, { general: 1460 });
    await add(person, [
      { ...place(session), pricing_option_id: adult.pricingOptionId, quantity: 2 },
      { ...place(session), pricing_option_id: junior.pricingOptionId },
    ]);
    const bookings = await payByCredit(shop, person, { general: 1460 });
    const byPrice = bookings.toSorted((one, other) => (other.price ?? 0) - (one.price ?? 0));
    return { session, person, ids: byPrice.map(({ id }) => id) };
  }

  async function aClass(values: Parameters<typeof makeSession>[2] = later) {
    const session = await makeSession(db, classes, values);
    const person = await makeCreditor(shop, { general: 620 });
    await add(person, place(session));
    const [booking] = await payByCredit(shop, person, { general: 620 });
    return { session, person, id: booking?.id ?? '' };
  }

  return { classes, swimming, later, aVisit, aClass };
}
