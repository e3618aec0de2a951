import { createHash } from 'node:crypto';
import type { Ports } from '../context.ts';
import type { Db } from '../db/schema.ts';
import type { MoneyResult, Outcome } from './provider.ts';

export type OperationKind = 'authorise' | 'challenge' | 'capture' | 'reverse';

export interface StartedOperation {
  id: string;
  /** Unique to this request. */
  reference: string;
  /** An earlier one of this kind was not answered. */
  isRepeated: boolean;
}

/** Writes down that a provider is about to be asked, before it is (payments 11.3). */
export async function startOperation(
  db: Db,
  { transactionId, kind, request }: { transactionId: string; kind: OperationKind; request: unknown },
  now: Date,
): Promise<StartedOperation> {
  const earlier = await db
    .selectFrom('paymentOperations')
    .where('transactionId', '=', transactionId)
    .where('kind', '=', kind)
    .select(['attempt', 'state'])
    .orderBy('attempt', 'desc')
    .execute();
  const attempt = (earlier[0]?.attempt ?? 0) + 1;
  const { id } = await db
    .insertInto('paymentOperations')
    .values({
      transactionId,
      kind,
      attempt,
      idempotencyKey: `${transactionId}:${kind}:${attempt}`,
      state: 'started',
      requestDigest: createHash('sha256').update(JSON.stringify(request)).digest('hex'),
      createdAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const isRepeated = earlier.some(({ state }) => state === 'started' || state === 'unknown');
  return { id, reference: `${transactionId.slice(0, 30)}-${kind.slice(0, 3)}${attempt}`, isRepeated };
}

function stateOf({ k }: Outcome | MoneyResult): 'ok' | 'failed' | 'unknown' {
  if (k === 'unknown') return 'unknown';
  return k === 'declined' || k === 'refused' || k === 'not_found' ? 'failed' : 'ok';
}

/** What is kept of an answer: nothing that a browser or the bank could use again. */
function recorded(answer: Outcome | MoneyResult): Record<string, unknown> {
  if (answer.k !== 'sca_required') return { ...answer };
  return { k: answer.k, providerRef: answer.providerRef };
}

/** Writes down what the provider answered. */
export async function finishOperation(
  db: Db,
  { id }: StartedOperation,
  answer: Outcome | MoneyResult,
  clock: Ports['clock'],
): Promise<void> {
  await db
    .updateTable('paymentOperations')
    .set({ state: stateOf(answer), response: JSON.stringify(recorded(answer)), finishedAt: clock.now() })
    .where('id', '=', id)
    .execute();
}
