import { recordAudit } from '#backend/audit/record-audit.ts';
import { checkMayActFor } from '#backend/customers/may-act-for.ts';
import { transact } from '#backend/db/connection/transact.ts';
import { writeReceipt } from '#backend/desk/sale/receipt.ts';
import { invalid, notFound } from '#backend/failure.ts';
import { mailText } from '#backend/mail/mail-text.ts';
import { queueMail } from '#backend/mail/queue-mail.ts';
import { readRecipient } from '#backend/mail/read-recipient.ts';
import { operation } from '#backend/operation.ts';
import { readOperator } from '#backend/operator/store.ts';
import { sendReceiptEndpoint } from '#contract/desk/sale.ts';

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
