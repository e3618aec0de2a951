import type { PaymentProblem } from '#components/checkout/payment/payment-problem.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import type { Translate } from '#lib/i18n/translate.ts';

/** Problems with one fixed message, except where the server's message takes precedence (docs/product.md#messages). */
const ownSentence = new Set<PaymentProblem['kind']>(['prepare_failed', 'questions_open']);

/** The message of a failed payment: the provider's, else the server's, else ours. */
export function problemText({ kind, cause, message, name = '' }: PaymentProblem, t: Translate): string {
  if (message) return message;
  const serverKnows =
    cause !== undefined &&
    (cause.code === 'provider_unavailable' ? cause.message !== '' : cause.status >= 400 && cause.status < 500);
  if (serverKnows && (!ownSentence.has(kind) || cause.code === 'provider_unavailable')) return errorText(cause, t);
  return t(`checkout.problems.${kind}`, { name });
}
