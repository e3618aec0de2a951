import { json, type Reply } from '#sandbox/core/http.ts';
import { bankResult } from '#sandbox/opayo/bank-result.ts';
import { behaviourNow } from '#sandbox/opayo/behaviour-now.ts';
import { checkRules } from '#sandbox/opayo/check-rules.ts';
import { failure, invalid, repeatedVendorTxCode } from '#sandbox/opayo/errors.ts';
import { findTransaction, isVendorTxCodeUsed } from '#sandbox/opayo/find-transaction.ts';
import type { Body } from '#sandbox/opayo/json-body.ts';
import { recordTransaction, settleTransaction } from '#sandbox/opayo/record-transaction.ts';
import { refundRules } from '#sandbox/opayo/transaction-rules.ts';
import { transactionView } from '#sandbox/opayo/transaction-view.ts';
import type { World } from '#sandbox/world.ts';

/** `Refund`: gives back all or part of what a transaction took. */
export function createRefund(world: World, namespace: string, body: Body): Reply {
  const errors = checkRules(refundRules, body);
  if (errors.length > 0) return invalid(errors);
  const original = findTransaction(world, namespace, body.text('referenceTransactionId'));
  if (!original) return failure(1012);
  if (original.capturedAmount === 0 || original.closedBy) return failure(1017);
  const amount = body.amount('amount');
  if (original.refundedAmount + amount > original.capturedAmount) return failure(1018);
  if (isVendorTxCodeUsed(world, namespace, body.text('vendorTxCode'))) return repeatedVendorTxCode();

  const refund = recordTransaction(world, {
    namespace,
    vendorTxCode: body.text('vendorTxCode'),
    transactionType: 'Refund',
    amount,
    currency: original.currency,
    card: original.card,
    behaviour: original.behaviour,
    cardOnFile: 'no',
    avsCvcCheck: null,
  });
  const isDeclined = behaviourNow(world, original).refund === 'declined';
  settleTransaction(world, refund, bankResult(world, namespace, isDeclined ? 'declines' : 'approves'));
  if (!isDeclined) original.refundedAmount += amount;
  return json(201, transactionView(refund));
}
