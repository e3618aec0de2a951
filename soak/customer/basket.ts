import type { Random } from '#soak/random.ts';
import { listAt, numberAt, textAt, type Reply } from './answer.ts';
import { call, type Person } from './person.ts';

export type Source = 'activity-booking' | 'online-joining' | 'online-guest-passes';
type Item = Record<string, unknown>;

/**
 * Picks from a window that moves through the list during the run, so that many customers compete for the same few
 * things.
 */
function pickPopular<Thing>({ random, progress }: Person, things: readonly Thing[], width: number): Thing {
  const first = Math.floor(progress * Math.max(0, things.length - width));
  return random.pick(things.slice(first, first + width));
}

function getCamp({ random, world }: Person): Item {
  const camp = random.pick(world.camps);
  if (camp.isSoldWhole && (!camp.isSoldByDay || random.chance(0.4)))
    return { id: camp.id, type: 'camp', booking_full_camp: true };
  const days = camp.days.filter(() => random.chance(0.5));
  return {
    id: camp.id,
    type: 'camp',
    booking_full_camp: false,
    camp_occurrence_ids: days.length > 0 ? days : camp.days.slice(0, 1),
  };
}

const kinds = { class: 40, tickets: 18, court: 14, camp: 12, course: 4, package: 4, guestPass: 4, penalty: 8 };

/** Something to buy; null where the person has no debt to pay. */
export function chooseItem(person: Person): Item | null {
  const { random, world, customer } = person;
  switch (random.weighted(kinds)) {
    case 'class':
      return { id: pickPopular(person, world.classes, 6), type: 'purchasableOccurrence' };
    case 'tickets': {
      const { occurrenceId, pricingOptionId } = pickPopular(person, world.tickets, 9);
      return {
        id: occurrenceId,
        type: 'purchasableOccurrence',
        pricing_option_id: pricingOptionId,
        quantity: random.between(1, 3),
      };
    }
    case 'court':
      return { id: pickPopular(person, world.courts, 5), type: 'purchasableOccurrence' };
    case 'camp':
      return getCamp(person);
    case 'course':
      return { id: random.pick(world.courses), type: 'course' };
    case 'package':
      return { id: world.packageOption, type: 'pricingOption', quantity: random.between(1, 2) };
    case 'guestPass':
      return { id: world.guestPassOption, type: 'pricingOption', quantity: random.between(1, 3) };
    case 'penalty':
      return customer.penaltyId === null ? null : { id: customer.penaltyId, type: 'penalty' };
  }
}

/** Puts something into the basket; a refusal because it is sold out is expected. */
export async function addSomething(person: Person, source: Source): Promise<void> {
  const item = chooseItem(person);
  if (item === null) return;
  await call(person, '/api/checkout/cart/add', { body: { items: [item], source: 'online', cart_source: source } });
}

/** Puts the penalty that the person owes into a basket. */
export async function addPenalty(person: Person, source: Source): Promise<void> {
  const { penaltyId } = person.customer;
  if (penaltyId === null) return;
  await call(person, '/api/checkout/cart/add', {
    body: { items: [{ id: penaltyId, type: 'penalty' }], source: 'online', cart_source: source },
  });
}

/** The basket as it is now. */
export function readBasket(person: Person, source: Source): Promise<Reply> {
  return call(person, `/api/checkout/cart?source=online&cart_source=${source}`);
}

/** Every booking that the basket shows, sessions of camps and courses included. */
export function bookingsIn(cart: unknown): string[] {
  const lines = listAt(cart, 'items').flatMap((line) => [line, ...listAt(line, 'child_items')]);
  return lines.map((line) => textAt(line, 'booking_id')).filter((id) => id !== '');
}

/** Removes a line, or changes its quantity. */
export async function changeSomething(person: Person, source: Source, random: Random = person.random): Promise<void> {
  const { data } = await readBasket(person, source);
  const lines = listAt(data, 'items').flatMap((line) => [line, ...listAt(line, 'child_items')]);
  if (lines.length === 0) return;
  const line = random.pick(lines);
  const id = textAt(line, 'id');
  switch (random.weighted({ remove: 3, removeOld: 1, more: 3, clear: 0.3, extend: 1 })) {
    case 'remove':
      await call(person, '/api/checkout/cart/remove', {
        body: { cart_item_ids: [id], source: 'online', cart_source: source },
      });
      return;
    case 'removeOld':
      await call(person, `/api/v1/users/${person.customer.userId}/carts/${source}/items/${id}?source=online`, {
        method: 'DELETE',
      });
      return;
    case 'more': {
      const quantity = Math.max(1, numberAt(line, 'quantity') + random.pick([-1, 1, 2]));
      await call(person, `/api/checkout/cart/${id}`, {
        method: 'PUT',
        body: { options: { quantity }, source: 'online', cart_source: source },
      });
      return;
    }
    case 'clear':
      await call(person, `/api/checkout/cart?source=online&cart_source=${source}`, { method: 'DELETE' });
      return;
    case 'extend':
      await call(person, '/api/checkout/cart/extend', { body: { source: 'online', cart_source: source } });
      return;
  }
}

/** Pays part of the basket with credit. */
export async function applyCredit(person: Person, source: Source): Promise<void> {
  const { random, customer } = person;
  const credits = (['general', 'membership'] as const)
    .map((type) => ({ type, amount: Math.floor(customer[type] * random.pick([0, 0.5, 1, 1])) }))
    .filter(({ type }) => customer[type] > 0);
  if (credits.length === 0) return;
  await call(person, '/api/credits/apply', { body: { credits_to_reserve: credits, cart_source: source } });
}

/** Cancels a booking, held or paid, as the account page and the basket of another tab do. */
export async function cancelBooking(person: Person, bookingId: string): Promise<void> {
  const site = person.random.pick(['my-account', 'bookings']);
  await call(person, `/api/activities/bookings/${bookingId}?source=${site}`, { method: 'DELETE', maxRetries: 1 });
}
