import { z } from 'zod';
import { getTransactionStatus } from '#backend/cart/transaction-status.ts';
import type { Context } from '#backend/context.ts';
import { transact } from '#backend/db/connection/transact.ts';
import { notFound, DomainError } from '#backend/failure.ts';
import { hashToken } from '#backend/http/input/token.ts';
import { operation } from '#backend/operation.ts';
import { getProvider } from '#backend/payments/get-provider.ts';
import { applyPageAnswer } from '#backend/payments/hosted/apply-page-answer.ts';
import { storeNotification } from '#backend/payments/notifications/store-notification.ts';
import type { Notification } from '#backend/payments/provider.ts';
import { lockTransaction } from '#backend/payments/records/read-transaction.ts';
import { isScaSecret, pageReturnToken } from '#backend/payments/sca/return-token.ts';
import { adoptOutsideRefunds } from '#backend/refunds/adopt-outside-refunds.ts';
import { returnHostedEndpoint, notifyPaymentEndpoint } from '#contract/payments/payment-endpoints.ts';

/** The payment that a notification is about, if it was made through this account. */
async function findTransaction({ db }: Context, accountId: string, about: Notification): Promise<string | null> {
  const { transactionUuid, providerRef } = about;
  const found = await db
    .selectFrom('paymentTransactions')
    .where('accountId', '=', accountId)
    .where((where) => where.or([where('id', '=', transactionUuid), where('providerRef', '=', providerRef)]))
    .select('id')
    .executeTakeFirst();
  return found?.id ?? null;
}

/**
 * Takes a provider's notification: the signature is verified over the body as it arrived, before anything of it is read.
 * It is stored once, however often it is delivered, and acted on afterwards by a job (docs/product.md#notifications).
 */
export const notifyPayment = operation(notifyPaymentEndpoint, async ({ params, body }, context) => {
  const { kind, accountId } = params;
  const account = await context.db
    .selectFrom('paymentAccounts')
    .where('id', '=', accountId)
    .where('kind', '=', kind)
    .select(['kind', 'mode'])
    .executeTakeFirst();
  if (account === undefined) throw notFound();
  const provider = getProvider(account, context);
  if (provider.readNotification === undefined) throw notFound();
  const notification = provider.readNotification(body);
  if (notification === null) throw new DomainError('malformed_request', { message: 'The signature is not valid' });
  const { eventKey, type, providerRef } = notification;
  const transactionId = await findTransaction(context, accountId, notification);
  const received = { accountId, eventKey, transactionId, type, providerRef };
  await storeNotification(context.db, received, context.clock.now());
  return { data: null };
});

const returnedSchema = z.object({ returnedAt: z.string() });

/** The one-time token of the browser that came back; its time runs from the first return. */
async function giveToken({ db, clock, config }: Context, id: string): Promise<string> {
  return transact(db, async (tx) => {
    const { providerData, resultTokenHash: givenHash } = await lockTransaction(tx, id);
    const earlier = returnedSchema.safeParse(providerData);
    const returnedAt = earlier.success ? new Date(earlier.data.returnedAt) : clock.now();
    const token = pageReturnToken(config, { id, returnedAt, givenHash });
    const set = {
      providerData: JSON.stringify({ ...providerData, returnedAt: returnedAt.toISOString() }),
      resultTokenHash: hashToken(token),
    };
    await tx.updateTable('paymentTransactions').set(set).where('id', '=', id).execute();
    return token;
  });
}

/**
 * Takes the signed result of a provider's payment page, which the browser brings back and the provider's server sends
 * too, in any order and any number of times (docs/product.md#payment-page). A message that is not believed changes
 * nothing.
 */
export const returnHosted = operation(returnHostedEndpoint, async ({ params, body }, context) => {
  const { transactionUuid, mac } = params;
  if (!isScaSecret(mac, context.config, 'page', transactionUuid)) throw notFound();
  const answered = { id: transactionUuid, fields: body.formData, by: 'notification' } as const;
  const { transaction, isVerified } = await applyPageAnswer(context, answered);
  // Somebody refunded in the provider's own portal, which tells the same address.
  const isRefund = isVerified && body.formData.action === 'REFUND_SALE';
  if (isRefund) await adoptOutsideRefunds(context, transactionUuid, 'refund');
  return {
    data: {
      transactionUuid,
      transactionStatus: getTransactionStatus(transaction.state),
      returnToken: isVerified ? await giveToken(context, transactionUuid) : null,
    },
  };
});
