import { addSeconds } from 'date-fns/addSeconds';
import { sql } from 'kysely';
import type { Dependencies } from '#backend/context.ts';
import { callWindowSeconds } from '#backend/payments/call-window.ts';
import { sendRefund } from './send-refund.ts';

type Deps = Pick<Dependencies, 'db' | 'clock' | 'config' | 'services' | 'log'>;

/** The refunds of one run at most. */
const atOnce = 50;

/** Card refunds that are due, those that wait for longest first. */
async function findDue({ db, clock }: Deps): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from payments where next_check_at <= ${clock.now()} and status in ('created', 'submitted') and amount < 0
    order by next_check_at limit ${atOnce}`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Asks again for refunds that a provider has not confirmed, e.g. after the process that asked had ended. Several processes
 * may run it at once. Returns the number of refunds asked for.
 */
export async function sendRefunds(deps: Deps, signal = new AbortController().signal): Promise<number> {
  const due = await findDue(deps);
  for (const [index, id] of due.entries()) {
    if (signal.aborted) return index;
    try {
      await sendRefund(deps, id);
    } catch (err) {
      // The others are not held up by it.
      const nextCheckAt = addSeconds(deps.clock.now(), callWindowSeconds(deps.config));
      await deps.db.updateTable('payments').set({ nextCheckAt }).where('id', '=', id).execute();
      deps.log.error({ err, paymentId: id }, 'a refund could not be sent');
    }
  }
  return due.length;
}
