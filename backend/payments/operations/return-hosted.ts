import { z } from 'zod';
import type { Context } from '#backend/context.ts';
import { transact } from '#backend/db/connection/transact.ts';
import { notFound } from '#backend/failure.ts';
import { hashToken } from '#backend/http/input/token.ts';
import { operation } from '#backend/operation.ts';
import { applyPageAnswer } from '#backend/payments/hosted/apply-page-answer.ts';
import { lockTransaction } from '#backend/payments/records/read-transaction.ts';
import { getTransactionStatus } from '#backend/payments/records/transaction-status.ts';
import { pageReturnToken } from '#backend/payments/sca/return-token.ts';
import { isScaSecret } from '#backend/payments/sca/sca-secret.ts';
import { adoptOutsideRefunds } from '#backend/refunds/adopt-outside-refunds.ts';
import { returnHostedEndpoint } from '#contract/payments/payment-endpoints.ts';

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
