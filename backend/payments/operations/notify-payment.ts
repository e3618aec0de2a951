import type { Context } from '#backend/context.ts';
import { DomainError, notFound } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { getProvider } from '#backend/payments/get-provider.ts';
import { storeNotification } from '#backend/payments/notifications/store-notification.ts';
import type { Notification } from '#backend/payments/provider.ts';
import { notifyPaymentEndpoint } from '#contract/payments/payment-endpoints.ts';

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
