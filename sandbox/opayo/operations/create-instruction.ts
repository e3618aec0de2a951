import { hangUp, json, type Reply, type SandboxRequest } from '#sandbox/core/http.ts';
import { ukDay, ukTime } from '#sandbox/core/uk-time.ts';
import { behaviourNow } from '#sandbox/opayo/behaviour-now.ts';
import { checkRules, type Rule } from '#sandbox/opayo/check-rules.ts';
import { failure, invalid } from '#sandbox/opayo/errors.ts';
import { findTransaction } from '#sandbox/opayo/find-transaction.ts';
import { isHeld } from '#sandbox/opayo/held.ts';
import { isBody, parseBody } from '#sandbox/opayo/json-body.ts';
import type { Instruction, Transaction } from '#sandbox/opayo/opayo-state.ts';
import type { World } from '#sandbox/world.ts';

const TYPES = ['release', 'abort', 'void'] as const;

const RULES: readonly Rule[] = [
  { property: 'instructionType', name: 'instruction', required: true, oneOf: [...TYPES, 'cancel'] },
  {
    property: 'amount',
    name: 'amount',
    required: (body) => body.text('instructionType') === 'release',
    type: 'integer',
  },
];

/** `POST /transactions/{id}/instructions`: release or abort a held amount, or void a transaction of today. */
export function createInstruction(world: World, namespace: string, request: SandboxRequest): Reply {
  const transaction = findTransaction(world, namespace, request.params.transactionId);
  if (!transaction) return failure(1012);
  const body = parseBody(request);
  if (!isBody(body)) return body;
  const errors = checkRules(RULES, body);
  if (errors.length > 0) return invalid(errors);

  const instructionType = TYPES.find((type) => type === body.text('instructionType'));
  if (instructionType === undefined) return failure(1017);
  const refusal = carryOut(world, transaction, instructionType, body.amount('amount'));
  if (refusal) return refusal;
  const instruction: Instruction = { instructionType, date: ukTime(world.clock.now(namespace)) };
  transaction.instructions.push(instruction);
  return json(201, instruction);
}

function carryOut(
  world: World,
  transaction: Transaction,
  instructionType: Instruction['instructionType'],
  amount: number,
): Reply | null {
  if (transaction.result?.status !== 'Ok' || transaction.closedBy) return failure(1014);
  if (instructionType === 'void') return voidTransaction(world, transaction);

  if (transaction.transactionType !== 'Deferred') return failure(1017);
  if (!isHeld(world, transaction)) return failure(1014);
  if (instructionType === 'release') return release(world, transaction, amount);
  transaction.closedBy = 'abort';
  return null;
}

/** Captures a held amount, or a part of it; once only. */
function release(world: World, transaction: Transaction, amount: number): Reply | null {
  if (amount > transaction.amount) return failure(1021);
  const { capture } = behaviourNow(world, transaction);
  if (capture === 'refused') return failure(1017);
  if (capture === 'unknown_once' && !transaction.hasLostCapture) {
    transaction.hasLostCapture = true;
    return hangUp;
  }
  transaction.takenAt = world.clock.now(transaction.namespace);
  transaction.capturedAmount = amount;
  return null;
}

/** Voids a capture of today (UK time); a refunded transaction cannot be voided. */
function voidTransaction(world: World, transaction: Transaction): Reply | null {
  const { takenAt, namespace, refundedAmount } = transaction;
  if (takenAt === null || refundedAmount > 0 || ukDay(takenAt) !== ukDay(world.clock.now(namespace)))
    return failure(1017);
  transaction.closedBy = 'void';
  return null;
}
