import type { AddItem } from '../../contract/add-item.ts';
import type { Context } from '../context.ts';
import { networkOf } from '../http/network-of.ts';

const aMinute = { limit: 30, windowSeconds: 60 };

/**
 * Counts what is asked of references of other customers: pricing by one tells whether it is good. The network shares its
 * count with the question for a ticket's price. Throws `too_many_requests`.
 */
export async function limitReferences({ limits, address, caller }: Context, items: readonly AddItem[]): Promise<void> {
  for (const { customerReference } of items) {
    if (customerReference === undefined) continue;
    await limits.take('ticket-price', networkOf(address), aMinute);
    await limits.take('ticket-price caller', String(caller?.userId ?? ''), aMinute);
  }
}
