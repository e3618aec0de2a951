import type { Saving } from '#contract/cart/savings.ts';

/** What one reason takes off several lines together; `amountMinor` in minor units. */
export type JoinedSaving = Omit<Saving, 'amount'> & { amountMinor: number };

/** Adds the savings of the same kind and name together (docs/product.md#savings). */
export function joinSavings(savings: readonly Saving[]): JoinedSaving[] {
  const joined = new Map<string, JoinedSaving>();
  for (const { amount, ...saving } of savings) {
    const key = `${saving.kind} ${saving.name ?? ''}`;
    const { amountMinor, uses } = joined.get(key) ?? { amountMinor: 0, uses: 0 };
    joined.set(key, { ...saving, amountMinor: amountMinor + amount.value, uses: uses + saving.uses });
  }
  return [...joined.values()];
}
