import type { TenderSum } from '#contract/payments/orders.ts';
import type { Translate } from '#lib/i18n/translate.ts';

/** What staff call a way of paying, with the digits of a card that was paid with online. */
export function deskTenderName({ tenderType, creditType, cardLast4 }: Omit<TenderSum, 'amount'>, t: Translate): string {
  const name = t(`desk.pay.tender.${creditType === null ? tenderType : (`${creditType}-credit` as const)}`);
  return cardLast4 === null ? name : t('desk.orders.cardEnding', { name, last4: cardLast4 });
}
