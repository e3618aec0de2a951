import { checkMayActFor } from '#backend/acting/may-act-for.ts';
import { recordAudit } from '#backend/audit/record-audit.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { Db } from '#backend/db/schema.ts';
import { invalid, notFound } from '#backend/failure.ts';
import { letter } from '#backend/mail/letter.ts';
import { mailText, type MailText } from '#backend/mail/mail-text.ts';
import { queueMail } from '#backend/mail/queue-mail.ts';
import { readRecipient } from '#backend/mail/read-recipient.ts';
import { operation } from '#backend/operation.ts';
import { readOperator } from '#backend/operator/store.ts';
import { formatMinor } from '#backend/serialize/money.ts';
import { sendReceiptEndpoint } from '#contract/desk/sale.ts';
import { orderReference } from '#contract/rules/order-reference.ts';
import { sum } from '#contract/rules/sum.ts';

interface Sum {
  name: string;
  amount: string;
}

/** An order as its receipt shows it; minor units. */
interface ReceiptOrder {
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
async function writeReceipt(
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

/**
 * Mails the receipt of an order to its customer, or to the address given (docs/product.md#front-desk). Throws `not_found`,
 * and `validation_failed` where there is no address.
 */
export const sendReceipt = operation(sendReceiptEndpoint, async ({ params, body }, context) => {
  const { db, clock, ids } = context;
  const order = await db
    .selectFrom('orders')
    .where('id', '=', params.orderId)
    .select(['id', 'userId', 'total', 'taxTotal', 'balance', 'currency'])
    .executeTakeFirst();
  if (order === undefined) throw notFound();
  if (order.userId !== null) await checkMayActFor(context, order.userId, 'sell');
  const [recipient, { name }] = await Promise.all([readRecipient(db, [order.userId]), readOperator(db)]);
  const to = body.email ?? recipient?.email;
  if (to === undefined) throw invalid({ email: ['Required'] });
  const words = recipient?.words ?? mailText(context.language ?? 'en');
  await transact(db, async (tx) => {
    const mail = await writeReceipt(tx, order, { words, operatorName: name });
    await queueMail(tx, { to, ...mail }, `receipt:${order.id}:${ids.uuid()}`, clock.now());
    await recordAudit(tx, context, { action: 'receipt_sent', subjectType: 'order', subjectId: order.id });
  });
  return { data: null, message: 'The receipt has been sent' };
});
