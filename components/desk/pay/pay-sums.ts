import type { Cart } from '#contract/cart/cart.ts';
import type { DeskTender } from '#contract/payments/desk.ts';

export interface PaySums {
  /** Minor units, all of them. */
  total: number;
  taken: number;
  /** Never below zero. */
  due: number;
  /** What was taken beyond what the sale costs now: a line of it has gone since. */
  over: number;
}

/** What a sale comes to, what was taken for it and what is still to pay; credit that is set aside counts as taken. */
export function getPaySums({ totals, credits }: Cart, lines: readonly DeskTender[]): PaySums {
  const received = lines.reduce((sum, { amount }) => sum + amount, 0);
  const credit = credits.reduce((sum, { applied }) => sum + applied.value, 0);
  const left = totals.balance - received;
  return { total: totals.total, taken: credit + received, due: Math.max(0, left), over: Math.max(0, -left) };
}

/** All lines of a payment: credit that is set aside, by its kind, and what was taken. */
export function getPayments({ credits }: Cart, lines: readonly DeskTender[]): DeskTender[] {
  const credit = credits
    .filter(({ applied }) => applied.value > 0)
    .map(({ type, applied }): DeskTender => ({ tenderType: `${type}-credit`, amount: applied.value }));
  return [...credit, ...lines];
}
