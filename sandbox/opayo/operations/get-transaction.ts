import { json, type Reply, type SandboxRequest } from '#sandbox/core/http.ts';
import { failure } from '#sandbox/opayo/errors.ts';
import { findTransaction } from '#sandbox/opayo/find-transaction.ts';
import { transactionView } from '#sandbox/opayo/transaction-view.ts';
import type { World } from '#sandbox/world.ts';

/** `GET /transactions/{id}`: a transaction that has an outcome; one whose challenge is still open is not found. */
export function getTransaction(world: World, namespace: string, request: SandboxRequest): Reply {
  const transaction = findTransaction(world, namespace, request.params.transactionId);
  return transaction?.result ? json(200, transactionView(transaction)) : failure(1012);
}
