import { setTimeout as sleep } from 'node:timers/promises';
import type { System } from './processes/system.ts';

/** So often the reconciler runs, in seconds. */
export const reconcileSeconds = 15;
const openStates = `('created', 'ready', 'authorising', 'sca_required', 'sca_processing', 'authorised', 'completing', 'pending', 'unknown', 'reversing')`;
/** A call to the gateway that began before cannot still be under way. */
const restSeconds = 15;
/** Longer than anything waits by itself: a payment's form, the bank's check, a place that is held. */
const leapSeconds = 35 * 60;

/** E-mail addresses of people with a payment that has not ended, apart from those whose payment is being worked on. */
async function waiting({ database }: System, userIds: readonly number[]): Promise<string[]> {
  const rows = await database.query(
    `select distinct users.email from payment_transactions t join users on users.id = t.user_id
     where t.state in ${openStates} and t.user_id = any($1::int[]) and (t.claimed_until is null or t.claimed_until <= now())
       and not exists (select from payment_operations o where o.transaction_id = t.id and o.state = 'started'
         and o.created_at > now() - make_interval(secs => ${restSeconds}))`,
    [userIds],
  );
  return rows.map(({ email }) => String(email));
}

/** Lets time pass for the people given who still have a payment on the way. Returns how many those are. */
export async function passTime(system: System, userIds: readonly number[], seconds = leapSeconds): Promise<number> {
  const emails = await waiting(system, userIds);
  for (const email of emails) {
    await fetch(`${system.backendUrl}/__control/time`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, seconds }),
    })
      .then((reply) => reply.body?.cancel())
      .catch(() => undefined);
  }
  return emails.length;
}

/** Waits until no payment is due any more, at most for two intervals of the reconciler. */
export async function untilReconciled({ database }: System): Promise<void> {
  const deadline = Date.now() + 2 * reconcileSeconds * 1000 + restSeconds * 1000;
  while (Date.now() < deadline) {
    const [row] = await database.query(
      `select count(*)::int as due from payment_transactions where state in ${openStates} and next_check_at <= now()`,
    );
    if (row?.due === 0) return;
    await sleep(500);
  }
}
