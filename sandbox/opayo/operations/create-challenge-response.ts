import { json, type Reply, type SandboxRequest } from '#sandbox/core/http.ts';
import { authenticationFailure, bankResult } from '#sandbox/opayo/bank-result.ts';
import { checkRules } from '#sandbox/opayo/check-rules.ts';
import { failure, invalid } from '#sandbox/opayo/errors.ts';
import { findTransaction } from '#sandbox/opayo/find-transaction.ts';
import { isBody, parseBody } from '#sandbox/opayo/json-body.ts';
import { settleTransaction } from '#sandbox/opayo/record-transaction.ts';
import { transactionView } from '#sandbox/opayo/transaction-view.ts';
import type { World } from '#sandbox/world.ts';

/** `POST /transactions/{id}/3d-secure-challenge`: takes the bank's answer and then requests the authorisation. */
export function createChallengeResponse(world: World, namespace: string, request: SandboxRequest): Reply {
  const transaction = findTransaction(world, namespace, request.params.transactionId);
  if (!transaction) return failure(1012);
  const body = parseBody(request);
  if (!isBody(body)) return body;
  const { challenge } = transaction;
  if (!challenge || transaction.result) return failure(1014);
  if (world.clock.now(namespace) >= challenge.expiresAt) return failure(1017);

  const answer = world.state.bank.challenges[challenge.acsTransId]?.answer;
  const accepts = (cRes: string) => cRes === answer?.cRes;
  const errors = checkRules([{ property: 'cRes', name: 'answer of the bank', required: true, accepts }], body);
  if (errors.length > 0 || !answer) return invalid(errors);

  if (!answer.passed) {
    transaction.threeDSecure = 'NotAuthenticated';
    settleTransaction(world, transaction, authenticationFailure());
    return json(201, { ...authenticationFailure(), transactionId: transaction.transactionId });
  }
  transaction.threeDSecure = 'Authenticated';
  settleTransaction(world, transaction, bankResult(world, namespace, transaction.behaviour.bank));
  return json(201, transactionView(transaction));
}
