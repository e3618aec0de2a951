import { json, noContent, type Reply } from '#sandbox/core/http.ts';
import { tellOfRefund } from '#sandbox/hosted/deliver.ts';
import { emitCharge } from '#sandbox/stripe/events.ts';
import { noteMovement } from '#sandbox/stripe/movements.ts';
import type { Intent } from '#sandbox/stripe/stripe-state.ts';
import type { World } from '#sandbox/world.ts';

interface Outside {
  transactionUuid?: unknown;
  refund?: unknown;
  dispute?: unknown;
}

function changeIntent(world: World, intent: Intent, { refund, dispute }: Outside): Reply {
  if (typeof refund === 'number') {
    intent.refundedAmount += refund;
    noteMovement(world, intent, 'refund', -refund);
    emitCharge(world, intent, 'refunded');
  }
  if (typeof dispute === 'number') {
    noteMovement(world, intent, 'adjustment', intent.disputedAmount - dispute);
    const isLess = dispute < intent.disputedAmount;
    intent.disputedAmount = dispute;
    emitCharge(world, intent, isLess ? 'dispute.funds_reinstated' : 'dispute.funds_withdrawn');
  }
  return noContent();
}

/**
 * `{transactionUuid, refund: amount}`: somebody refunds in the provider's own portal; `{transactionUuid, dispute: amount}`:
 * the bank takes so much back in all, zero when the dispute is won. The shop is notified as the provider does it.
 */
export function changeOutside(world: World, command: Outside): Reply {
  const { stripe, hosted, opayo } = world.state;
  const { transactionUuid, refund } = command;
  const intent = Object.values(stripe.intents).find(({ metadata }) => metadata.transactionUuid === transactionUuid);
  if (intent !== undefined) return changeIntent(world, intent, command);
  if (typeof refund !== 'number') return json(422, { description: 'This payment cannot be disputed here' });
  const page = Object.values(hosted.payments).find(
    ({ reference, capturedAmount }) => reference === transactionUuid && capturedAmount > 0,
  );
  const transaction = Object.values(opayo.transactions).find(({ vendorTxCode }) => vendorTxCode === transactionUuid);
  const payment = page ?? transaction;
  if (payment === undefined) return json(404, { description: 'There is no such payment' });
  payment.refundedAmount += refund;
  if (page !== undefined) void tellOfRefund(world, page);
  return noContent();
}
