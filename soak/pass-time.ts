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
export const lastLeaps: readonly number[] = [
  ...Array.from({ length: 5 }, () => leapSeconds),
  ...Array.from({ length: 12 }, () => daySeconds),
];
/** Longer than every wait until a charge is tried again. */
const mostSeconds = 5 * daySeconds;

/** Somebody with an open payment that no process is working on. */
interface Waiting {
  email: string;
  /** Seconds until the first of their payments is due again; 0 when one is. */
  dueIn: number;
}

/** A charge that is to be taken, or whose end is not known. */
const isOpenCharge = `c.state in ('due', 'sending', 'sent', 'failed')`;
/** So often a refund is repeated until no fault of the network can be the reason that it has not ended. */
const refundAttempts = 6;

async function readWaiting({ database }: System, userIds: readonly number[]): Promise<Waiting[]> {
  const rows = await database.query(
    `with waiting as (
       select t.user_id, t.next_check_at as due_at from payment_transactions t
       where ${isOpen} and (t.claimed_until is null or t.claimed_until <= now())
         and not exists (select from payment_operations o where o.transaction_id = t.id and o.state = 'started'
           and o.created_at > now() - make_interval(secs => ${restSeconds}))
       union all
       select m.user_id, c.next_attempt_at from membership_charges c join memberships m on m.id = c.membership_id
       where ${isOpenCharge} and (c.claimed_until is null or c.claimed_until <= now())
       union all
       select o.user_id, p.next_check_at from payments p join orders o on o.id = p.order_id
       where p.amount < 0 and p.status in ('created', 'submitted') and p.attempts < ${refundAttempts}
     )
     select users.email, ceil(greatest(0, extract(epoch from min(due_at) - now())))::int as due_in
     from waiting join users on users.id = waiting.user_id where waiting.user_id = any($1::int[]) group by users.email`,
    [userIds],
  );
  return rows.map(({ email, due_in: dueIn }) => ({ email: String(email), dueIn: Number(dueIn) }));
}

async function turn({ backendUrls }: System, lever: string, body: object = {}): Promise<void> {
  await fetch(`${backendUrls()[0]}/__control/${lever}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
    .then((reply) => reply.body?.cancel())
    .catch(() => undefined);
}

/** Has the periods charged that have begun, and tried again what is due, without waiting for the job. */
export function billMemberships(system: System): Promise<void> {
  return turn(system, 'billing');
}

/**
 * Lets days pass for a member, once no call for one of their charges is under way, nor a request that was not answered and
 * may still arrive: one that arrived days late would be found by nobody.
 */
export async function letDaysPass(
  system: System,
  member: { userId: number; email: string },
  days: number,
): Promise<void> {
  const deadline = Date.now() + 4 * restSeconds * 1000;
  while (Date.now() < deadline) {
    const [row] = await system.database.query(
      `select (select count(*) from membership_charges c join memberships m on m.id = c.membership_id
           where m.user_id = $1 and c.claimed_until > now())::int
         + (select count(*) from payment_operations o join payment_transactions t on t.id = o.transaction_id
           where t.user_id = $1 and o.state in ('started', 'unknown')
             and o.created_at > now() - make_interval(secs => ${restSeconds}))::int as busy`,
      [member.userId],
    );
    if (row?.busy === 0) break;
    await sleep(500);
  }
  await turn(system, 'time', { email: member.email, seconds: days * daySeconds });
}

/**
 * Simulates the passing of time for those of these people who still have an open payment: at least so many seconds, and
 * until one of their payments, refunds or charges is due, at most some days. Returns how many people those are.
 */
export async function passTime(system: System, userIds: readonly number[], least = leapSeconds): Promise<number> {
  const waiting = await readWaiting(system, userIds);
  for (const { email, dueIn } of waiting)
    await turn(system, 'time', { email, seconds: Math.min(mostSeconds, Math.max(least, dueIn)) });
  return waiting.length;
}

/** Waits until no payment, refund or charge is due, at most for two intervals of the reconciler. */
export async function untilReconciled(system: System): Promise<void> {
  const { database } = system;
  await billMemberships(system);
  const deadline = Date.now() + 2 * reconcileSeconds * 1000 + restSeconds * 1000;
  while (Date.now() < deadline) {
    const [row] = await database.query(
      `select (select count(*) from payment_transactions where ${isOpen} and next_check_at <= now())::int
         + (select count(*) from membership_charges c where ${isOpenCharge} and c.next_attempt_at <= now())::int
         + (select count(*) from payments where amount < 0 and status in ('created', 'submitted') and next_check_at <= now())::int
         as due`,
    );
    if (row?.due === 0) return;
    await sleep(500);
  }
}
