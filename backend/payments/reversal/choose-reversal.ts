import type { MoneyState } from '#backend/payments/provider.ts';

/** A probe is a refund of the smallest amount: refused too, it proves that nothing is left to give back. */
export type ReversalStep = 'abort' | 'void' | 'refund' | 'probe';

interface Refused {
  step: ReversalStep;
  kind: 'not_applicable' | 'nothing_left' | 'refused';
}

/**
 * How money goes back from where it is, after what the provider refused already. `lapsed`: it is held by nobody any
 * more, though nobody gave it up; `stuck`: there is no way left.
 */
export function chooseReversal(
  money: Extract<MoneyState, { kind: 'known' }>,
  refused: readonly Refused[],
): ReversalStep | 'nothing' | 'lapsed' | 'stuck' {
  const answerTo = (step: ReversalStep) => refused.find((one) => one.step === step)?.kind;
  if (money.capturedAmount > money.refundedAmount) {
    if (answerTo('void') === undefined) return 'void';
    if (answerTo('refund') === undefined) return 'refund';
    return answerTo('refund') === 'nothing_left' && answerTo('probe') === undefined ? 'probe' : 'stuck';
  }
  if (!money.isHeld) return 'nothing';
  if (answerTo('abort') === undefined) return 'abort';
  return answerTo('abort') === 'not_applicable' ? 'lapsed' : 'stuck';
}
