import { browserApi } from '#lib/api/browser-api.ts';
import type { CallData } from '#lib/api/call.ts';
import type { PricedItem } from './priced-item.ts';

type Answered = CallData<'priceSessions'>['items'];

/** How many items one call takes. */
const mostItems = 100;

const readSome = async (items: readonly PricedItem[]): Promise<Answered> =>
  (await browserApi('priceSessions', { body: { items: [...items] } })).data.items;

/** Asks what places cost the person acted for, in the order of the items. Throws an `ApiError`. */
export async function readOwnPrices(items: readonly PricedItem[]): Promise<Answered> {
  const count = Math.ceil(items.length / mostItems);
  const calls = Array.from({ length: count }, (_, call) => items.slice(call * mostItems, (call + 1) * mostItems));
  return (await Promise.all(calls.map(readSome))).flat();
}
