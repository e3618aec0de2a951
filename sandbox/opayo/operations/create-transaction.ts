import type { Reply, SandboxRequest } from '#sandbox/core/http.ts';
import { checkRules, type Rule } from '#sandbox/opayo/check-rules.ts';
import { failure, invalid } from '#sandbox/opayo/errors.ts';
import { isBody, parseBody } from '#sandbox/opayo/json-body.ts';
import type { World } from '#sandbox/world.ts';
import { createCardTransaction } from './create-card-transaction.ts';
import { createRefund } from './create-refund.ts';

const RULES: readonly Rule[] = [
  {
    property: 'transactionType',
    name: 'transaction type',
    required: true,
    oneOf: ['Payment', 'Deferred', 'Refund', 'Repeat', 'Authenticate', 'Authorise'],
  },
];

/** `POST /transactions`: takes, holds or gives back money. */
export async function createTransaction(world: World, namespace: string, request: SandboxRequest): Promise<Reply> {
  const body = parseBody(request);
  if (!isBody(body)) return body;
  const errors = checkRules(RULES, body);
  if (errors.length > 0) return invalid(errors);

  const transactionType = body.text('transactionType');
  if (transactionType === 'Payment' || transactionType === 'Deferred') {
    return createCardTransaction(world, namespace, transactionType, body);
  }
  return transactionType === 'Refund' ? createRefund(world, namespace, body) : failure(1013);
}
