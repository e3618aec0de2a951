import type { Answer } from '#tests/support/backend.ts';
import type { openShop } from '#tests/support/cart/shop.ts';
import type { MadePerson } from '#tests/support/make/make-person.ts';
import { makeCreditor, payByCredit } from './credit-customer.ts';

type Shop = Awaited<ReturnType<typeof openShop>>;
type More = Record<string, unknown>;

interface Bought {
  item: More;
  /** Minor units; all the credit that they have. */
  price: number;
  /** A day that is taken out of the basket before it is paid, by its place in it. */
  without?: number;
}

/** Somebody new who has paid for a camp, with the ids of its bookings by start. */
export async function buyCamp(shop: Shop, { item, price, without }: Bought) {
  const person = await makeCreditor(shop, { general: price });
  const { items } = await shop.add(person, item);
  if (without !== undefined) {
    const day = items[0]?.childItems[without];
    await shop.call('/api/checkout/cart/remove', { token: person.token, body: { cart_item_ids: [day?.id] } });
  }
  const bookings = await payByCredit(shop, person, { general: price });
  return { person, bundleId: bookings[0]?.bundleId ?? '', ids: bookings.map(({ id }) => id) };
}

/** Asks to cancel all of a camp or course as its customer, unless told otherwise. */
export function askToCancelBundle(
  { call }: Pick<Shop, 'call'>,
  { token }: Pick<MadePerson, 'token'>,
  bundleId: string,
  more: More = {},
): Promise<Answer> {
  const body = { update_type: 'cancellation', cancellation_source: 'customers', ...more };
  return call(`/api/v1/activities/booking-bundles/${bundleId}`, { method: 'PATCH', token, body: { data: body } });
}
