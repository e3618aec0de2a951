import { randomUUID } from 'node:crypto';
import { cancelBookingEndpoint } from '#contract/bookings/bookings.ts';
import type { Cart } from '#contract/cart/cart.ts';
import { completeCheckoutEndpoint } from '#contract/payments/checkout.ts';
import type { Answer } from '#tests/support/backend.ts';
import type { openShop } from '#tests/support/cart/shop.ts';
import { makePerson, type MadePerson } from '#tests/support/make/make-person.ts';
import { getData } from '#tests/support/replies.ts';

type Shop = Awaited<ReturnType<typeof openShop>>;
type Kind = 'membership' | 'general';

/** Somebody with credit, signed in. */
export async function makeCreditor({ db }: Shop, credit: Partial<Record<Kind, number>>): Promise<MadePerson> {
  const person = await makePerson(db, { email: `${randomUUID()}@example.com` });
  for (const type of ['membership', 'general'] as const) {
    const balance = credit[type];
    if (balance === undefined) continue;
    const account = await db
      .insertInto('creditAccounts')
      .values({ userId: person.id, type, balance })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (balance > 0)
      await db
        .insertInto('creditEntries')
        .values({ accountId: account.id, amount: balance, reason: 'opening' })
        .execute();
  }
  return person;
}

/** Applies credit to the basket, membership credit first, and returns the basket after that. */
export async function useCredit(
  { call, cart }: Shop,
  person: MadePerson,
  amounts: Partial<Record<Kind, number>>,
): Promise<Cart> {
  const lines = Object.entries(amounts).map(([type, amount]) => ({ type, amount }));
  await call('/api/credits/apply', {
    token: person.token,
    body: { credits_to_reserve: lines, cart_source: 'activity-booking' },
  });
  return cart(person);
}

/** Completes this basket without a card payment. */
export function completeBasket({ call }: Shop, { token }: MadePerson, { itemHash }: Cart): Promise<Answer> {
  const offer = { payments: [], terms: true, completed_waivers: [], source: 'online', item_hash: itemHash };
  return call('/api/checkout/complete', { token, body: offer });
}

/** The bookings of an order, by start. */
export function getBookings({ db }: Shop, orderId: string) {
  return db
    .selectFrom('bookings as b')
    .innerJoin('occurrences as o', 'o.id', 'b.occurrenceId')
    .where('b.orderId', '=', orderId)
    .orderBy('o.startsAt')
    .selectAll('b')
    .execute();
}

/** Pays the basket with credit of these kinds. Returns the bookings. */
export async function payByCredit(shop: Shop, person: MadePerson, amounts: Partial<Record<Kind, number>>) {
  const cartWithCredit = await useCredit(shop, person, amounts);
  const { orderId } = getData(completeCheckoutEndpoint, await completeBasket(shop, person, cartWithCredit));
  if (orderId === null) throw new Error('There is no order.');
  return getBookings(shop, orderId);
}

export function cancel({ call }: Shop, { token }: MadePerson, bookingId: string): Promise<Answer> {
  return call(`/api/activities/bookings/${bookingId}?source=my-account`, { method: 'DELETE', token });
}

/** Cancels and expects it to work. */
export async function cancelled(shop: Shop, person: MadePerson, bookingId: string) {
  return getData(cancelBookingEndpoint, await cancel(shop, person, bookingId));
}

/** The balances of somebody's credit accounts in minor units. */
export async function getCredit({ db }: Shop, { id }: MadePerson): Promise<Partial<Record<Kind, number>>> {
  const rows = await db.selectFrom('creditAccounts').where('userId', '=', id).select(['type', 'balance']).execute();
  return Object.fromEntries(rows.map(({ type, balance }) => [type, balance]));
}
