import { mailText } from '#backend/mail/mail-text.ts';
import { localStamp } from '#backend/serialize/venue-time.ts';
import type { Language } from '#contract/languages/languages.ts';
import type { Order } from '#contract/payments/orders.ts';
import type { PaymentRecord } from '#contract/payments/tenders.ts';
import { orderReference } from '#contract/rules/order-reference.ts';
import { siteZone } from '#contract/rules/site-zone.ts';
import { receiptWords, type ReceiptWords } from './receipt-words.ts';

export interface ReceiptLine {
  name: string;
  summary: string | null;
  quantity: string;
  tax: string;
  price: string;
}

interface Amount {
  name: string;
  amount: string;
}

/** Everything that stands on a receipt, in words. */
export interface ReceiptContent {
  language: Language;
  title: string;
  operatorName: string;
  facts: { name: string; text: string }[];
  heads: { item: string; quantity: string; tax: string; price: string };
  lines: ReceiptLine[];
  total: { name: string; tax: string; price: string };
  /** How it was paid, what came back, what is still due; each with its heading, where there is any. */
  amounts: { heading: string; rows: Amount[] }[];
  /** Said where nothing was paid. */
  note: string | null;
}

interface Named {
  operatorName: string;
  /** Null for a sale without a name. */
  customerName: string | null;
  language: Language;
}

function tenderName({ creditType, cardLast4, tenderType }: PaymentRecord, t: ReceiptWords): string {
  if (creditType !== null) return t(`accountPayments.${creditType}Credit`);
  if (cardLast4 !== null) return t('accountPayments.cardEnding', { last4: cardLast4 });
  return t(`accountPayments.tender.${tenderType}`);
}

function getAmounts({ payments, balance }: Order, t: ReceiptWords): ReceiptContent['amounts'] {
  const valid = payments.filter(({ status }) => status !== 'failed');
  const toRow = (payment: PaymentRecord) => ({ name: tenderName(payment, t), amount: payment.amount.formatted });
  const due = balance.value > 0 ? [{ name: t('receipt.due'), amount: balance.formatted }] : [];
  return [
    { heading: t('accountPayments.paidWith'), rows: valid.filter(({ amount }) => amount.value > 0).map(toRow) },
    { heading: t('accountPayments.cameBack'), rows: valid.filter(({ amount }) => amount.value < 0).map(toRow) },
    { heading: t('receipt.due'), rows: due },
  ].filter(({ rows }) => rows.length > 0);
}

/** The words of an order's receipt: what was bought with the tax of each line, how it was paid, what came back. */
export function receiptContent(order: Order, { operatorName, customerName, language }: Named): ReceiptContent {
  const t = receiptWords(language);
  const reference = orderReference(order.id);
  const amounts = getAmounts(order, t);
  const nothing = order.total.value === 0 && amounts.length === 0;
  return {
    language,
    title: t('receipt.numberedTitle', { reference }),
    operatorName,
    facts: [
      { name: t('receipt.reference'), text: reference },
      { name: t('receipt.date'), text: mailText(language).date(localStamp(new Date(order.createdAt), siteZone)) },
      ...(customerName === null ? [] : [{ name: t('receipt.customer'), text: customerName }]),
    ],
    heads: {
      item: t('receipt.item'),
      quantity: t('receipt.quantity'),
      tax: t('receipt.tax'),
      price: t('receipt.price'),
    },
    lines: order.lineItems.map(({ name, summary, quantity = 1, tax, price }) => ({
      ...{ name, summary, quantity: String(quantity), price: price.formatted },
      tax: tax?.formatted ?? '',
    })),
    total: { name: t('receipt.total'), tax: order.taxTotal.formatted, price: order.total.formatted },
    amounts,
    note: nothing ? t('receipt.noCost') : null,
  };
}
