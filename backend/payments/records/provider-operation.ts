import { createHash } from 'node:crypto';
import { addSeconds } from 'date-fns/addSeconds';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { Dependencies } from '#backend/context.ts';
import type { Db, Tx } from '#backend/db/schema.ts';
import type { PaymentOperationsTable } from '#backend/db/tables/payments.ts';
import { callWindowSeconds } from '#backend/payments/call-window.ts';
import type { MoneyResult, Outcome } from '#backend/payments/provider.ts';
import { lockTransaction } from './read-transaction.ts';

export type OperationKind = 'authorise' | 'challenge' | 'capture' | 'reverse' | 'refund';
export type EarlierOperation = Pick<
  Selectable<PaymentOperationsTable>,
  'id' | 'kind' | 'attempt' | 'state' | 'createdAt'
>;

export interface StartedOperation {
  id: string;
  /** Idempotency reference of this request. */
  reference: string;
}

/** The earlier provider calls of an attempt, by kind, the latest first. */
export async function readOperations(
  db: Db,
  transactionUuid: string,
  kinds: readonly OperationKind[],
): Promise<EarlierOperation[]> {
  return db
    .selectFrom('paymentOperations')
    .where('transactionId', '=', transactionUuid)
    .where('kind', 'in', kinds)
    .select(['id', 'kind', 'attempt', 'state', 'createdAt'])
    .orderBy('createdAt', 'desc')
    .orderBy('attempt', 'desc')
    .execute();
}

/** Whether a process is waiting for the provider's answer, and its time limit has not passed. */
export function isUnderWay(
  { state, createdAt }: EarlierOperation,
  now: Date,
  config: Parameters<typeof callWindowSeconds>[0],
): boolean {
  return state === 'started' && now < addSeconds(createdAt, callWindowSeconds(config));
}

/**
 * Records a call to the provider before it is made (docs/product.md#completion). The attempt stays locked until the
 * database transaction ends, so that concurrent calls get different attempt numbers.
 */
export async function startOperation(
  tx: Tx,
  { transactionUuid, kind, request }: { transactionUuid: string; kind: OperationKind; request: unknown },
  now: Date,
): Promise<StartedOperation> {
  await lockTransaction(tx, transactionUuid);
  const earlier = await readOperations(tx, transactionUuid, [kind]);
  const attempt = Math.max(0, ...earlier.map((operation) => operation.attempt)) + 1;
  const { id } = await tx
    .insertInto('paymentOperations')
    .values({
      transactionId: transactionUuid,
      kind,
      attempt,
      idempotencyKey: `${transactionUuid}:${kind}:${attempt}`,
      state: 'started',
      requestDigest: createHash('sha256').update(JSON.stringify(request)).digest('hex'),
      createdAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, reference: `${transactionUuid.slice(0, 30)}-${kind.slice(0, 3)}${attempt}` };
}

const answeredSchema = z.object({ kind: z.string(), providerRef: z.string() });

export interface KeptAnswer {
  providerRef: string;
  isApproved: boolean;
}

/** The stored answer of the provider, for an attempt whose process ended before it applied the answer. */
export async function readAnswer(db: Db, transactionUuid: string): Promise<KeptAnswer | null> {
  const answers = await db
    .selectFrom('paymentOperations')
    .where('transactionId', '=', transactionUuid)
    .where('kind', 'in', ['authorise', 'challenge'])
    .where('response', 'is not', null)
    .orderBy('createdAt', 'desc')
    .select('response')
    .execute();
  const read = answers.map(({ response }) => answeredSchema.safeParse(response)).find(({ success }) => success);
  return read?.data === undefined
    ? null
    : { providerRef: read.data.providerRef, isApproved: read.data.kind === 'authorised' };
}

const failed = ['declined', 'refused', 'not_applicable', 'nothing_left', 'not_found'] as const;

function getState({ kind }: Outcome | MoneyResult): 'ok' | 'failed' | 'unknown' {
  if (kind === 'unknown') return 'unknown';
  return failed.some((word) => word === kind) ? 'failed' : 'ok';
}

/**
 * The part of an answer that is stored: without challenge data, which the browser or the bank could use again, and
 * without what stands for a stored card.
 */
function recorded(answer: Outcome | MoneyResult): Record<string, unknown> {
  if (answer.kind === 'sca_required') return { kind: answer.kind, providerRef: answer.providerRef };
  if (answer.kind !== 'authorised') return { ...answer };
  const { kind, providerRef, amount, card } = answer;
  return { kind, providerRef, amount, card };
}

/** Records the answer of a provider. */
export async function finishOperation(
  db: Db,
  { id }: Pick<StartedOperation, 'id'>,
  answer: Outcome | MoneyResult,
  clock: Dependencies['clock'],
): Promise<void> {
  await db
    .updateTable('paymentOperations')
    .set({ state: getState(answer), response: JSON.stringify(recorded(answer)), finishedAt: clock.now() })
    .where('id', '=', id)
    .execute();
}
