import { setTimeout as sleep } from 'node:timers/promises';
import type { System } from './processes/system.ts';

/** Interval of the reconciler in seconds. */
export const reconcileSeconds = 15;
const openStates = `('created', 'ready', 'authorising', 'sca_required', 'sca_processing', 'authorised', 'completing', 'pending', 'unknown', 'reversing')`;
/** What has ended and may still be approved is asked for. */
const isOpen = `(state in ${openStates} or next_check_at is not null)`;
/** After this long no call to the gateway can still be running. */
const restSeconds = 15;
/** Longer than every timeout: of a payment's form, of the bank's challenge, of a hold. */
const leapSeconds = 35 * 60;
const daySeconds = 24 * 60 * 60;
/** The leaps in which everything comes to an end: the last ones are longer than every wait for a next attempt. */
export const lastLeaps: readonly number[] = [...Array.from({ length: 5 }, () => leapSeconds), daySeconds, daySeconds];

/** Somebody with an open payment that no process is working on. */
interface Waiting {
  email: string;
  /** Seconds until the first of their payments is due again; 0 when one is. */
  dueIn: number;
}

async function readWaiting({ database }: System, userIds: readonly number[]): Promise<Waiting[]> {
  const rows = await database.query(
    `select users.email, ceil(greatest(0, extract(epoch from min(t.next_check_at) - now())))::int as due_in
     from payment_transactions t join users on users.id = t.user_id
     where ${isOpen} and t.user_id = any($1::int[]) and (t.claimed_until is null or t.claimed_until <= now())
       and not exists (select from payment_operations o where o.transaction_id = t.id and o.state = 'started'
         and o.created_at > now() - make_interval(secs => ${restSeconds}))
     group by users.email`,
    [userIds],
  );
  return rows.map(({ email, due_in: dueIn }) => ({ email: String(email), dueIn: Number(dueIn) }));
}

/**
 * Simulates the passing of time for those of these people who still have an open payment: at least so many seconds, and
 * until one of their payments is due, at most a day. Returns how many people those are.
 */
export async function passTime(system: System, userIds: readonly number[], least = leapSeconds): Promise<number> {
  const waiting = await readWaiting(system, userIds);
  for (const { email, dueIn } of waiting) {
    await fetch(`${system.backendUrl}/__control/time`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, seconds: Math.min(daySeconds, Math.max(least, dueIn)) }),
    })
      .then((reply) => reply.body?.cancel())
      .catch(() => undefined);
  }
  return waiting.length;
}

/** Waits until no payment is due for reconciling, at most for two intervals of the reconciler. */
export async function untilReconciled({ database }: System): Promise<void> {
  const deadline = Date.now() + 2 * reconcileSeconds * 1000 + restSeconds * 1000;
  while (Date.now() < deadline) {
    const [row] = await database.query(
      `select count(*)::int as due from payment_transactions where ${isOpen} and next_check_at <= now()`,
    );
    if (row?.due === 0) return;
    await sleep(500);
  }
}
