import type { Db } from '#backend/db/schema.ts';
import { letter } from '#backend/mail/letter.ts';
import type { MailText } from '#backend/mail/mail-text.ts';
import { formatMinor } from '#backend/serialize/money.ts';
import { orderReference } from '#contract/rules/order-reference.ts';
import { sum } from '#contract/rules/sum.ts';

interface Sum {
  name: string;
  amount: string;
}

/** An order as its receipt shows it; minor units. */
export interface ReceiptOrder {
  id: string;
  total: number;
  taxTotal: number;
  balance: number;
  currency: string;
}

function readLines(db: Db, orderId: string) {
  return db
    .selectFrom('orderLines')
    .where('orderId', '=', orderId)
    .select(['name', 'quantity', 'price'])
    .orderBy('position')
    .orderBy('id')
    .execute();
}

function readPayments(db: Db, orderId: string) {
  return db
    .selectFrom('payments')
    .where('orderId', '=', orderId)
    .where('status', '!=', 'failed')
    .select(['tenderType', 'amount', 'tendered'])
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

/** What was bought, how it was paid, and what is still to pay; it names nobody, because anybody's address may be given. */
export async function writeReceipt(
  db: Db,
  { id, total, taxTotal, balance, currency }: ReceiptOrder,
  { words, operatorName }: { words: MailText; operatorName: string },
): Promise<{ subject: string; html: string; text: string }> {
  const { t } = words;
  const [lines, payments] = [await readLines(db, id), await readPayments(db, id)];
  const show = (name: string, amount: number): Sum => ({ name, amount: formatMinor(amount, currency) });
  const unlessNothing = (name: string, amount: number): Sum[] => (amount === 0 ? [] : [show(name, amount)]);
  const change = sum(payments.map(({ amount, tendered }) => (tendered === null ? 0 : tendered - amount)));
  const sums = [
    ...lines.map(({ name, quantity, price }) => show(quantity > 1 ? `${quantity} × ${name}` : name, price)),
    show(t('mails.receipt.total'), total),
    ...unlessNothing(t('mails.receipt.tax'), taxTotal),
    ...payments.map(({ tenderType, amount }) => {
      const tender = t(`mails.receipt.tenders.${tenderType}`);
      return amount > 0 ? show(tender, amount) : show(t('mails.receipt.refund', { tender }), -amount);
    }),
    ...unlessNothing(t('mails.receipt.change'), change),
    ...unlessNothing(t('mails.receipt.due'), balance),
  ];
  const subject = t('mails.receipt.title', { reference: orderReference(id) });
  const paragraphs = [t('mails.receipt.lead', { operator: operatorName })];
  return { subject, ...letter({ words, operatorName, heading: subject, paragraphs, sums }) };
}
