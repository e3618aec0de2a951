import type { TenderSum } from '#contract/payments/orders.ts';
import type { Translate } from '#lib/i18n/translate.ts';

/** What an amount was paid with, or went back to: as precisely as it is known. */
export function tenderName({ creditType, cardLast4, tenderType }: Omit<TenderSum, 'amount'>, t: Translate): string {
  if (creditType !== null) return t(`accountPayments.${creditType}Credit`);
  if (cardLast4 !== null) return t('accountPayments.cardEnding', { last4: cardLast4 });
  return t(`accountPayments.tender.${tenderType}`);
}
