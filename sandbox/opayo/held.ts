import type { World } from '#sandbox/world.ts';
import type { Transaction } from './opayo-state.ts';

/** A deferred amount that nobody takes in this time is let go. */
const HOLD_MS = 30 * 24 * 60 * 60_000;

/** Whether the bank still keeps an amount back for the merchant: not taken, not given up, and not too old. */
export function isHeld(world: World, transaction: Transaction): boolean {
  const { transactionType, authorisedAt, takenAt, closedBy, namespace } = transaction;
  if (transactionType !== 'Deferred' || authorisedAt === null || takenAt !== null || closedBy !== null) return false;
  return world.clock.now(namespace) - authorisedAt < HOLD_MS;
}
