import { z } from 'zod';
import type { Dependencies } from '#backend/context.ts';
import { settle } from '#backend/payments/settle.ts';
import { adoptOutsideRefunds, type OutsideKind } from '#backend/refunds/adopt-outside-refunds.ts';
import { giveBackSecond, secondPayment } from './second-payment.ts';

type Deps = Pick<Dependencies, 'db' | 'clock' | 'config' | 'services' | 'log'>;

const batchSize = 50;
const payloadSchema = z.object({ type: z.string().catch(''), providerRef: z.string().nullable() });

function readWaiting({ db }: Deps, afterId: number) {
  return db
    .selectFrom('paymentInbox')
    .where('processedAt', 'is', null)
    .where('id', '>', afterId)
    .orderBy('id')
    .select(['id', 'transactionId', 'payload'])
    .limit(batchSize)
    .execute();
}

/** What a notification says that happened without us: a refund or a dispute; null for other news. */
function getOutsideKind(type: string): OutsideKind | null {
  if (type.startsWith('charge.dispute.')) return 'dispute';
  return type === 'charge.refunded' || type === 'REFUND_SALE' ? 'refund' : null;
}

/** Acts on one notification; false when the provider did not answer, so that it has to be tried again. */
async function act(deps: Deps, transactionId: string, payload: unknown): Promise<boolean> {
  const { type, providerRef } = payloadSchema.parse(payload);
  if (type === secondPayment && providerRef !== null) return giveBackSecond(deps, transactionId, providerRef);
  const transaction = await settle(deps, transactionId, { by: 'notification', providerRef });
  if (transaction === null) return false;
  const kind = getOutsideKind(type);
  return kind === null || adoptOutsideRefunds(deps, transactionId, kind);
}

/**
 * Acts on the notifications that have arrived, the oldest first: each says only that a payment has news, which is then
 * read from the provider (docs/product.md#notifications). Their order does not matter. One that cannot be acted on is
 * left for the next run.
 */
export async function processNotifications(deps: Deps, signal = new AbortController().signal): Promise<void> {
  let waiting = await readWaiting(deps, 0);
  while (waiting.length > 0) {
    for (const { id, transactionId, payload } of waiting) {
      if (signal.aborted) return;
      try {
        if (transactionId !== null && !(await act(deps, transactionId, payload))) continue;
        await deps.db.updateTable('paymentInbox').set({ processedAt: deps.clock.now() }).where('id', '=', id).execute();
      } catch (err) {
        deps.log.error({ err, transactionUuid: transactionId }, 'notification could not be processed');
      }
    }
    waiting = await readWaiting(deps, waiting.at(-1)?.id ?? 0);
  }
}
