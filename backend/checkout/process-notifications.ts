import { sql } from 'kysely';
import { z } from 'zod';
import type { Dependencies } from '#backend/context.ts';
import { callWindowSeconds } from '#backend/payments/call-window.ts';
import { getProvider } from '#backend/payments/get-provider.ts';
import { secondPayment } from '#backend/payments/notifications/store-notification.ts';
import { readTransaction } from '#backend/payments/records/read-transaction.ts';
import { settle } from '#backend/payments/settle.ts';
import { adoptOutsideRefunds, type OutsideKind } from '#backend/refunds/adopt-outside-refunds.ts';
import { claimedUntil, keepClaim } from '#backend/workers/keep-claim.ts';

/** Gives a second payment of an attempt back; false when the provider did not answer. */
async function giveBackSecond(
  deps: Pick<Dependencies, 'db' | 'clock' | 'config' | 'services' | 'log'>,
  transactionUuid: string,
  providerRef: string,
): Promise<boolean> {
  const transaction = await readTransaction(deps.db, transactionUuid);
  const result = await getProvider(transaction, deps).abort({ providerRef });
  deps.log.error({ transactionUuid, providerRef, result }, 'an attempt was paid twice');
  return result.kind !== 'unknown';
}

type Deps = Pick<Dependencies, 'db' | 'clock' | 'config' | 'services' | 'log'>;

const payloadSchema = z.object({ type: z.string().catch(''), providerRef: z.string().nullable() });

interface Notification {
  id: number;
  transactionId: string | null;
  payload: unknown;
}

/** The oldest one that waits after the one given, claimed for this process. */
async function claimNext({ db, clock }: Deps, afterId: number): Promise<Notification | undefined> {
  const now = clock.now();
  const { rows } = await sql<Notification>`
    update payment_inbox set claimed_until = ${claimedUntil(now)}
    where id = (
      select id from payment_inbox
      where processed_at is null and id > ${afterId} and (claimed_until is null or claimed_until <= ${now})
      order by id limit 1 for update skip locked)
    returning id, transaction_id, payload`.execute(db);
  return rows[0];
}

async function renewClaim({ db, clock }: Deps, id: number): Promise<void> {
  const claim = { claimedUntil: claimedUntil(clock.now()) };
  await db.updateTable('paymentInbox').set(claim).where('id', '=', id).where('processedAt', 'is', null).execute();
}

/** Ends the claim, and the notification if it was acted on. */
async function release({ db, clock }: Deps, id: number, isDone: boolean): Promise<void> {
  const processedAt = isDone ? clock.now() : null;
  await db.updateTable('paymentInbox').set({ processedAt, claimedUntil: null }).where('id', '=', id).execute();
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
 * read from the provider (docs/product.md#notifications). Their order does not matter. Each is claimed, so that of
 * several processes one acts on it; one that cannot be acted on is left for the next run.
 */
export async function processNotifications(deps: Deps, signal = new AbortController().signal): Promise<void> {
  const seconds = callWindowSeconds(deps.config) + deps.config.paymentTimeoutSeconds;
  let last = 0;
  while (!signal.aborted) {
    const next = await claimNext(deps, last);
    if (next === undefined) return;
    const { id, transactionId, payload } = next;
    const renew = () => renewClaim(deps, id);
    let isDone = transactionId === null;
    try {
      if (transactionId !== null) isDone = await keepClaim({ seconds, renew }, () => act(deps, transactionId, payload));
    } catch (err) {
      deps.log.error({ err, transactionUuid: transactionId }, 'notification could not be processed');
    }
    await release(deps, id, isDone);
    last = id;
  }
}
