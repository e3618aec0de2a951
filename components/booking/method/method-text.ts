import type { PaymentMethod } from '#contract/memberships/payment-method.ts';
import type { Translate } from '#lib/i18n/translate.ts';

/** A payment method that is chosen, in one sentence. */
export function methodText(method: PaymentMethod, t: Translate): string {
  if (method.kind === 'direct_debit') {
    const { accountHolder: holder, sortCode, accountNumber } = method;
    return t('joining.method.setDebit', { holder, sortCode, accountNumber });
  }
  if (method.card === null) return t('joining.method.setCardToday');
  const { brand, last4 } = method.card;
  return t('joining.method.setCard', { brand, last4 });
}
