import type { Context } from '#backend/context.ts';
import type { AddItem } from '#contract/cart/add-item.ts';
import { getNetwork } from '#contract/get-network.ts';

const aMinute = { limit: 30, windowSeconds: 60 };

/**
 * Rate limit of adds with another customer's reference, because the price tells whether a reference exists. Shares its
 * count by network with `priceTicket`. Throws `too_many_requests`.
 */
export async function limitReferences({ limits, address, caller }: Context, items: readonly AddItem[]): Promise<void> {
  for (const { customerReference } of items) {
    if (customerReference === undefined) continue;
    await limits.consume('ticket-price', getNetwork(address), aMinute);
    await limits.consume('ticket-price caller', String(caller?.userId ?? ''), aMinute);
  }
}
