import type { World } from '#sandbox/world.ts';
import type { Transaction } from './opayo-state.ts';

/** A deferred amount that is not captured in this time is released. */
const HOLD_MS = 30 * 24 * 60 * 60_000;

/** Whether the bank still holds an amount for the merchant: not captured, not aborted, and not expired. */
export function isHeld(world: World, transaction: Transaction): boolean {
  const { transactionType, authorisedAt, takenAt, closedBy, namespace } = transaction;
  if (transactionType !== 'Deferred' || authorisedAt === null || takenAt !== null || closedBy !== null) return false;
  return world.clock.now(namespace) - authorisedAt < HOLD_MS;
}
