import type { MoneyState } from './provider.ts';

export type ReversalStep = 'abort' | 'void' | 'refund';

/**
 * How money goes back from where it is, after what the provider refused already as not applicable. `lapsed`: it is held
 * by nobody any more, though nobody gave it up; `stuck`: there is no way left.
 */
export function chooseReversal(money: Extract<MoneyState, { k: 'known' }>, refused: readonly ReversalStep[]): ReversalStep | 'nothing' | 'lapsed' | 'stuck' {
  if (money.capturedAmount > money.refundedAmount) {
    if (!refused.includes('void')) return 'void';
    return refused.includes('refund') ? 'stuck' : 'refund';
  }
  if (!money.isHeld) return 'nothing';
  return refused.includes('abort') ? 'lapsed' : 'abort';
}
