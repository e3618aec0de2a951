import type { CollectionResult } from '#backend/direct-debit/provider.ts';

/**
 * What became of a charge. `held`: the money of a card is held, and is captured next. `lost`: nobody can say what became of
 * the attempt, but nothing was taken by it.
 */
export type ChargeResult = CollectionResult | { kind: 'held'; providerRef: string } | { kind: 'lost' };
