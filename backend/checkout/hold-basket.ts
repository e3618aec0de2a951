import { renewHolds } from '#backend/cart/holds/renew-holds.ts';
import { isHoldExpired, type ItemRow } from '#backend/cart/lines/item-rows.ts';
import type { Tx } from '#backend/db/schema.ts';
import { DomainError } from '#backend/failure.ts';

interface Holding {
  rows: ItemRow[];
  expiresAt: Date;
  maxHoldMs: number | undefined;
  now: Date;
}

/**
 * Reserves the places of expired lines again, all or none; active holds are not extended (docs/product.md#holds).
 * Throws `hold_expired`.
 */
export async function holdBasket(tx: Tx, { rows, ...until }: Holding): Promise<void> {
  const sessions = rows.filter((row) => isHoldExpired(row, until.now));
  const cartItemIds = await renewHolds(tx, { rows, sessions, ...until });
  if (cartItemIds.length > 0) throw new DomainError('hold_expired', { details: { cartItemIds } });
}
