import { completionReply } from '#backend/checkout/completion.ts';
import { operation } from '#backend/operation.ts';
import { finalise } from '#backend/payments/finalise.ts';
import { readOwnTransaction } from '#backend/payments/records/read-transaction.ts';
import { completeCheckoutSessionEndpoint } from '#contract/payments/checkout.ts';

/**
 * v2 checkout: makes the order of an approved payment. Repeated requests get the same reply
 * (docs/product.md#completion).
 */
export const completeCheckoutSession = operation(
  completeCheckoutSessionEndpoint,
  async ({ params, query }, context) => {
    const { id } = await readOwnTransaction(context, params.transactionId, query.rt);
    return completionReply(await finalise(context, id, 'client'));
  },
);
