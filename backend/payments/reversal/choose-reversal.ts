import type { MoneyState } from '#backend/payments/provider.ts';

/** A probe is a refund of the smallest amount: when it is refused, too, nothing is left to refund. */
export type ReversalStep = 'abort' | 'void' | 'refund' | 'probe';

interface Refused {
  step: ReversalStep;
  kind: 'not_applicable' | 'nothing_left' | 'refused';
}

/**
 * Chooses the next step of a reversal from the state of the money and the steps that the provider refused. `lapsed`:
 * the authorisation has expired without an abort; `stuck`: no step is left.
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
