import { browserApi } from '#lib/api/browser-api.ts';
import type { PricedItem } from './priced-item.ts';

/** Asks what places cost the person acted for. Throws an `ApiError`. */
export const readOwnPrices = async (items: readonly PricedItem[]) =>
  (await browserApi('priceSessions', { body: { items: [...items] } })).data;
