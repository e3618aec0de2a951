import { never, type Transaction } from '#sandbox/opayo/opayo-state.ts';
import type { World } from '#sandbox/world.ts';

/** Keeps a card while its first payment is under way, which may take longer than a card identifier lives. */
export function beginStoring(world: World, { card }: Transaction): void {
  const stored = world.state.opayo.cards[card.cardIdentifier];
  if (stored) stored.expiresAt = never;
}

/** Stores the card of a payment that succeeded; that of any other is forgotten. */
export function endStoring(world: World, { card, result }: Transaction): void {
  const { cards } = world.state.opayo;
  const stored = cards[card.cardIdentifier];
  if (result?.status !== 'Ok') delete cards[card.cardIdentifier];
  else if (stored) stored.isReusable = true;
}
