import type { ErrorCode } from '#contract/errors.ts';
import { ApiError } from '#lib/api/api-error.ts';

/** Why a payment did not go on; each has a sentence in `messages/…/checkout.json`. */
export type ProblemKind =
  | 'prepare_failed'
  | 'payment_disabled'
  | 'provider_missing'
  | 'provider_unspecified'
  | 'provider_unsupported'
  | 'session_missing'
  | 'transaction_missing'
  | 'payment_not_prepared'
  | 'card_session_failed'
  | 'card_session_expired'
  | 'card_refused'
  | 'declined'
  | 'authorise_failed'
  | 'not_authorised'
  | 'sca_failed'
  | 'sca_completion_failed'
  | 'completion_failed'
  | 'completion_without_transaction'
  | 'payment_expired'
  | 'basket_changed'
  | 'hold_expired'
  | 'waivers_incomplete'
  | 'questions_open'
  | 'order_failed';

export type PaymentProblem = {
  kind: ProblemKind;
  /** The refusal it comes from; what the server says goes before what we say. */
  cause?: ApiError;
  /** The provider's words about the card. */
  message?: string;
  /** What the sentence names: a provider we do not know. */
  name?: string;
};

const kindOfCode: Partial<Record<ErrorCode | 'unknown', ProblemKind>> = {
  paid_booking_disabled: 'payment_disabled',
  basket_changed: 'basket_changed',
  hold_expired: 'hold_expired',
  waivers_incomplete: 'waivers_incomplete',
  transaction_state: 'payment_expired',
};

/** What a failed call means for the payment; `otherwise` when the failure has no meaning of its own. */
export function getProblem(error: unknown, otherwise: ProblemKind): PaymentProblem {
  if (!(error instanceof ApiError)) return { kind: otherwise };
  const asksQuestions = Object.keys(error.errors).some((path) => path.startsWith('custom_question_answers.'));
  return { kind: asksQuestions ? 'questions_open' : (kindOfCode[error.code] ?? otherwise), cause: error };
}

/** Whether a failed call may have reached its goal all the same: no answer came, or the server broke while answering. */
export function isUnsettled(error: unknown): boolean {
  return (
    !(error instanceof ApiError) || error.status === 0 || (error.status >= 500 && error.code !== 'provider_unavailable')
  );
}
