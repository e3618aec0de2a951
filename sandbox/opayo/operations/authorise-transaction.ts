import { json, type Reply } from '#sandbox/core/http.ts';
import { AUTHENTICATION_STATUS, authenticationFailure, bankResult, softDecline } from '#sandbox/opayo/bank-result.ts';
import type { Body } from '#sandbox/opayo/json-body.ts';
import type { Transaction } from '#sandbox/opayo/opayo-state.ts';
import { settleTransaction } from '#sandbox/opayo/record-transaction.ts';
import { hasBrowserData } from '#sandbox/opayo/transaction-rules.ts';
import { transactionView } from '#sandbox/opayo/transaction-view.ts';
import type { World } from '#sandbox/world.ts';
import { startChallenge } from './start-challenge.ts';

/** Authenticates the customer and asks the bank: 201 with the outcome, good or bad, or 202 with a challenge. */
export function authoriseTransaction(world: World, transaction: Transaction, body: Body): Reply {
  const { authentication, bank } = transaction.behaviour;
  if (!wantsAuthentication(body)) {
    transaction.threeDSecure = 'NotChecked';
    const result = authentication === 'challenge' ? softDecline() : bankResult(world, transaction.namespace, bank);
    settleTransaction(world, transaction, result);
    return json(201, transactionView(transaction));
  }
  if (authentication === 'challenge') return startChallenge(world, transaction, body);

  transaction.threeDSecure = AUTHENTICATION_STATUS[authentication];
  const isAccepted = authentication === 'frictionless' || authentication === 'attempted';
  settleTransaction(
    world,
    transaction,
    isAccepted ? bankResult(world, transaction.namespace, bank) : authenticationFailure(),
  );
  return json(201, transactionView(transaction));
}

/** Authentication needs a customer at a browser, whose data was sent. */
function wantsAuthentication(body: Body): boolean {
  const entryMethod = body.text('entryMethod') || 'Ecommerce';
  return entryMethod === 'Ecommerce' && body.text('apply3DSecure') !== 'Disable' && hasBrowserData(body);
}
