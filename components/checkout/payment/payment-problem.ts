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
  | 'stripe_config_failed'
  | 'card_session_expired'
  | 'card_refused'
  | 'saved_card_gone'
  | 'declined'
  | 'authorise_failed'
  | 'not_authorised'
  | 'sca_failed'
  | 'sca_completion_failed'
  | 'completion_failed'
  | 'completion_without_transaction'
  | 'payment_expired'
  | 'amount_too_small'
  | 'basket_changed'
  | 'hold_expired'
  | 'waivers_incomplete'
  | 'questions_open'
  | 'order_failed';

export type PaymentProblem = {
  kind: ProblemKind;
  /** The API error that caused it; the server's message takes precedence over ours. */
  cause?: ApiError;
  /** The provider's message about the card. */
  message?: string;
  /** The value inserted into the message: the name of an unsupported provider. */
  name?: string;
};

const kindOfCode: Partial<Record<ErrorCode | 'unknown', ProblemKind>> = {
  paid_booking_disabled: 'payment_disabled',
  amount_too_small: 'amount_too_small',
  basket_changed: 'basket_changed',
  hold_expired: 'hold_expired',
  waivers_incomplete: 'waivers_incomplete',
  transaction_state: 'payment_expired',
};

/** The payment problem for a failed call; `otherwise` when the error has no specific one. */
export function getProblem(error: unknown, otherwise: ProblemKind): PaymentProblem {
  if (!(error instanceof ApiError)) return { kind: otherwise };
  const asksQuestions = Object.keys(error.errors).some((path) => path.startsWith('custom_question_answers.'));
  return { kind: asksQuestions ? 'questions_open' : (kindOfCode[error.code] ?? otherwise), cause: error };
}

/** Whether a failed call may still have taken effect: a network error or a server error (5xx). */
export function isUnsettled(error: unknown): boolean {
  return (
    !(error instanceof ApiError) || error.status === 0 || (error.status >= 500 && error.code !== 'provider_unavailable')
  );
}
