import { json, type Reply, type SandboxRequest } from '#sandbox/core/http.ts';
import { failure } from '#sandbox/opayo/errors.ts';
import { findTransaction } from '#sandbox/opayo/find-transaction.ts';
import type { World } from '#sandbox/world.ts';

/** `GET /transactions/{id}/instructions`: what was done with a transaction, first to last; 404 when nothing was. */
export function getInstructions(world: World, namespace: string, request: SandboxRequest): Reply {
  const transaction = findTransaction(world, namespace, request.params.transactionId);
  if (!transaction) return failure(1012);
  if (transaction.instructions.length === 0) return failure(1019);
  return json(200, { instructions: transaction.instructions });
}
