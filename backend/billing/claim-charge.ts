import { addMinutes } from 'date-fns/addMinutes';
import { addSeconds } from 'date-fns/addSeconds';
import { sql, type RawBuilder } from 'kysely';
import type { Charge } from '#backend/charges/charge.ts';
import type { Dependencies } from '#backend/context.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { Tx } from '#backend/db/schema.ts';
import { readOperator } from '#backend/operator/store.ts';
import { callWindowSeconds } from '#backend/payments/call-window.ts';
import { transition } from '#backend/payments/records/transitions.ts';

/** A charge that this process works on. */
export interface Claimed extends Charge {
  state: 'sending' | 'sent';
  /** The attempt begins with this claim: nothing was asked for before. */
  isNew: boolean;
  /** Attempts of which nobody can say what became of them; nothing was taken by them. */
  lostAttempts: number;
  lostHolds: number;
  unanswered: number;
  /** The attempt to take it from a card; null without a card. */
  transactionId: string | null;
  /** The card of the open attempt. */
  savedCardId: string | null;
  /** Of a direct debit that the bank has. */
  providerRef: string | null;
}

/** Holds of one charge of which nothing was heard, at most: no card is asked for another one. */
export const mostLostHolds = 3;
/** Minutes after which a hold is asked for anew at its provider once nothing was heard of it. */
const silentMinutes = 10;

/**
 * Writes down an attempt to take a charge from a card, which is looked after like that of a basket. Returns its id, by which
 * the provider knows it, too.
 */
async function openAttempt(
  tx: Tx,
  { config }: Pick<Dependencies, 'config'>,
  claimed: Claimed,
  now: Date,
): Promise<string> {
  const { currency } = await readOperator(tx);
  const account = await tx
    .selectFrom('savedCards as c')
    .innerJoin('paymentAccounts as a', 'a.id', 'c.accountId')
    .where('c.id', '=', claimed.savedCardId)
    .select(['a.id as accountId', 'a.kind', 'a.mode'])
    .executeTakeFirstOrThrow();
  const ready = await tx
    .insertInto('paymentTransactions')
    .values({
      ...account,
      chargeId: claimed.id,
      userId: claimed.userId,
      channel: 'online',
      state: 'ready',
      amount: claimed.amount,
      currency,
      itemHash: claimed.id,
      createdAt: now,
      updatedAt: now,
      expiresAt: addMinutes(now, silentMinutes),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const nextCheckAt = addSeconds(now, callWindowSeconds(config));
  await transition(tx, ready, { to: 'authorising', by: 'reconciler', reason: 'charge', now, set: { nextCheckAt } });
  await tx.updateTable('membershipCharges').set({ transactionId: ready.id }).where('id', '=', claimed.id).execute();
  return ready.id;
}

/** Direct debits wait where no provider is configured: what nobody can be asked for is no payment that failed. */
function withoutDebits({ config }: Pick<Dependencies, 'config'>): RawBuilder<unknown> {
  if (config.directDebit !== null) return sql``;
  return sql`and not exists (select from mandates d where d.kind = 'direct_debit' and d.id =
    case when state in ('due', 'failed') then (select m.mandate_id from memberships m where m.id = membership_id)
      else membership_charges.mandate_id end)`;
}

/**
 * Claims the next charge that is due; undefined when there is none. What is written here before the provider is asked
 * decides the request: a new attempt gets the next number, and the mandate and the card of now; one that has not ended
 * keeps them.
 */
export async function claimCharge(
  deps: Pick<Dependencies, 'db' | 'config'>,
  now: Date,
  claimSeconds: number,
): Promise<Claimed | undefined> {
  return transact(deps.db, async (tx) => {
    const { rows } = await sql<Claimed>`
      with picked as (
        select id, state in ('due', 'failed') as is_new from membership_charges
        where state in ('due', 'sending', 'sent', 'failed') and next_attempt_at <= ${now}
          and (claimed_until is null or claimed_until <= ${now}) ${withoutDebits(deps)}
        order by next_attempt_at, id limit 1 for update skip locked)
      update membership_charges c set
        claimed_until = ${addSeconds(now, claimSeconds)},
        state = case when c.state = 'sent' then 'sent' else 'sending' end,
        attempts = c.attempts + case when picked.is_new then 1 else 0 end,
        unanswered = case when picked.is_new then 0 else c.unanswered end,
        mandate_id = case when picked.is_new then m.mandate_id else c.mandate_id end,
        saved_card_id = case when picked.is_new and c.lost_holds < ${mostLostHolds} then (select s.id from mandates d join saved_cards s on s.id = d.saved_card_id
          where d.id = m.mandate_id and s.deleted_at is null) when not picked.is_new then c.saved_card_id end,
        transaction_id = case when not picked.is_new then c.transaction_id end,
        provider_ref = case when c.state = 'sent' then c.provider_ref end
      from picked, memberships m join membership_types t on t.id = m.membership_type_id
      where c.id = picked.id and m.id = c.membership_id
      returning c.id, c.membership_id, m.user_id, t.name, c.amount, c.period_from, c.period_next, c.mandate_id,
        c.attempts, c.state, picked.is_new, c.lost_attempts, c.lost_holds, c.unanswered, c.transaction_id,
        c.saved_card_id, c.provider_ref`.execute(tx);
    const [claimed] = rows;
    if (claimed?.isNew !== true || claimed.savedCardId === null) return claimed;
    return { ...claimed, transactionId: await openAttempt(tx, deps, claimed, now) };
  });
}
