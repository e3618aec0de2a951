import { sql } from 'kysely';
import type { Dependencies } from '#backend/context.ts';
import type { AttentionPayment } from '#contract/payments/staff-payments.ts';
import { attentionRows } from './attention-rows.ts';

type Reason = AttentionPayment['reason'];

/** How many payments need attention now, by each reason. */
export async function countAttention({
  db,
  clock,
}: Pick<Dependencies, 'db' | 'clock'>): Promise<Readonly<Record<Reason, number>>> {
  const { rows } = await sql<{ reason: Reason; count: number }>`
    with attention as (${attentionRows(clock.now())})
    select reason, count(*)::int as count from attention group by reason`.execute(db);
  const none = { not_given_back: 0, not_settled: 0, no_answer: 0, differs: 0, given_up: 0 };
  return { ...none, ...Object.fromEntries(rows.map(({ reason, count }) => [reason, count])) };
}
