import { sql } from 'kysely';
import type { ChargeResult, BillingDeps } from '#backend/charges/charge.ts';
import { queueLapsed } from '#backend/charges/queue-notices.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { Db, Tx } from '#backend/db/schema.ts';
import { findDebitProvider } from '#backend/mandates/direct-debit/http-provider.ts';
import type { CollectionResult } from '#backend/mandates/direct-debit/provider.ts';
import { endMandates } from '#backend/mandates/end-mandates.ts';
import { registerMandate } from '#backend/mandates/make-mandate.ts';
import { readOperator } from '#backend/operator/store.ts';
import { claimCharge, type Claimed } from './claim-charge.ts';
import { takeFromCard } from './hold-card.ts';
import { recordCharge, type BillingPace } from './record-charge.ts';

/** The name of a request at the provider: the same for every repetition of one attempt. */
function getKey({ id, attempts }: Pick<Claimed, 'id' | 'attempts'>): string {
  return `${id}:${attempts}`;
}

/**
 * Has a charge collected from a bank account, or asks what became of it. A request that was not answered is asked for by
 * its key first; only one that the provider does not have is repeated, under the same key, and a refusal then decides
 * nothing.
 */
async function collectDebit(deps: BillingDeps, claimed: Claimed, mandateId: string): Promise<CollectionResult> {
  const provider = findDebitProvider(deps);
  if (provider === null) return { kind: 'unknown', cause: 'no_provider' };
  const { state, providerRef, isNew } = claimed;
  const key = getKey(claimed);
  if (state === 'sent' && providerRef !== null) return provider.query({ providerRef });
  if (!isNew) {
    const found = await provider.find({ key });
    if (found !== null) return found;
  }
  const registered = await registerMandate(deps, mandateId);
  if (registered.kind === 'unknown') return registered;
  if (registered.kind === 'refused') return { kind: 'failed', code: registered.code };
  const { currency } = await readOperator(deps.db);
  const result = await provider.collect({
    key,
    mandateRef: registered.providerRef,
    amount: claimed.amount,
    currency,
    // The same in every repetition, as a repeated request has to be.
    description: `Membership from ${claimed.periodFrom}`,
  });
  if (result.kind !== 'failed' || isNew) return result;
  // The request before it may have arrived since it was asked for.
  return (await provider.find({ key })) ?? result;
}

interface Lapsed {
  membershipId: string;
  userId: number;
  name: string;
  endsOn: string;
  mandateId: string | null;
}

/** Ends one membership whose time of grace is over; one whose payment is with the bank waits for the answer. */
async function lapseOne(tx: Tx, now: Date): Promise<boolean> {
  const { rows } = await sql<Lapsed>`
    update memberships m set status = 'cancelled', ends_on = greatest(m.starts_on, least(m.ends_on, m.grace_ends_on))
    from membership_types t where t.id = m.membership_type_id and m.id = (
      select m.id from memberships m join venues v on v.id = m.home_venue_id
      where m.status = 'active' and m.grace_ends_on < (${now}::timestamptz at time zone v.timezone)::date
        and not exists (select from membership_charges c where c.membership_id = m.id and c.state in ('sending', 'sent'))
      order by m.grace_ends_on, m.id limit 1 for update of m skip locked)
    returning m.id as membership_id, m.user_id, t.name, m.ends_on, m.mandate_id`.execute(tx);
  const [lapsed] = rows;
  if (lapsed === undefined) return false;
  await tx
    .updateTable('membershipCharges')
    .set({ state: 'given_up' })
    .where('membershipId', '=', lapsed.membershipId)
    .where('state', 'in', ['due', 'failed'])
    .execute();
  await endMandates(tx, [lapsed.mandateId], now);
  await queueLapsed(tx, lapsed, now);
  return true;
}

/** Ends the memberships whose payment could not be taken within their time of grace, and tells their holders. */
async function lapseMemberships({ db, clock }: BillingDeps, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && (await transact(db, (tx) => lapseOne(tx, clock.now()))));
}

const batchSize = 500;

/**
 * Writes the charges of all periods that have begun, by the clock of each home venue, and moves their memberships on to
 * the next period in the same statement. Processes that run at the same time take different memberships; the unique key
 * holds should one be taken twice. A change that counts from that day on comes first. Returns how many were moved on.
 */
export async function createCharges(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ moved: number }>`
    with due as (
      select m.id, m.next_bill_on as period_from, coalesce(m.price, t.price) as price, (m.bills_from + make_interval(months =>
        ((extract(year from m.next_bill_on) - extract(year from m.bills_from)) * 12
          + extract(month from m.next_bill_on) - extract(month from m.bills_from))::int
        + case t.period when 'year' then 12 else 1 end))::date as period_next
      from memberships m
      join membership_types t on t.id = m.membership_type_id
      join venues v on v.id = m.home_venue_id
      where m.status = 'active' and m.next_bill_on <= (${now}::timestamptz + interval '1 day')::date
        and m.next_bill_on <= (${now}::timestamptz at time zone v.timezone)::date
        and (m.ends_on is null or m.ends_on >= m.next_bill_on)
        and not exists (select from membership_changes c where c.membership_id = m.id and c.status = 'taken'
          and c.applied_at is null and c.takes_effect_on <= m.next_bill_on)
      order by m.next_bill_on, m.id limit ${batchSize} for update of m skip locked
    ), charged as (
      insert into membership_charges (membership_id, period_from, period_next, amount, next_attempt_at, created_at)
      select id, period_from, period_next, price, ${now}, ${now} from due where price > 0
      on conflict (membership_id, period_from) do nothing
    ), moved as (
      update memberships set next_bill_on = due.period_next from due where memberships.id = due.id returning 1
    )
    select count(*)::integer as moved from moved`.execute(db);
  return rows[0]?.moved ?? 0;
}

/**
 * Takes a claimed charge from its mandate, or asks what became of it. What it returns is to be recorded; by then the
 * order of a card payment is made.
 */
async function takeCharge(deps: BillingDeps, claimed: Claimed): Promise<ChargeResult> {
  const { mandateId } = claimed;
  if (mandateId === null) return { kind: 'failed', code: 'no_mandate' };
  const { kind } = await deps.db
    .selectFrom('mandates')
    .where('id', '=', mandateId)
    .select('kind')
    .executeTakeFirstOrThrow();
  return kind === 'card' ? takeFromCard(deps, claimed) : collectDebit(deps, claimed, mandateId);
}

/** Charges that are worked on at the same time by one process. */
const width = 4;

/** Takes a charge. One that cannot be worked on does not hold up the others. */
async function takeOrWait(deps: BillingDeps, claimed: Claimed): Promise<ChargeResult> {
  try {
    return await takeCharge(deps, claimed);
  } catch (err) {
    deps.log.error({ err, charge: claimed.id }, 'a charge could not be worked on');
    return { kind: 'unknown', cause: 'fault' };
  }
}

/** Takes the charges that are due, one after another. */
async function work(deps: BillingDeps, pace: BillingPace, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const claimed = await claimCharge(deps, deps.clock.now(), pace.claimSeconds);
    if (claimed === undefined) return;
    await recordCharge(deps, claimed, await takeOrWait(deps, claimed), pace);
  }
}

/** A claim outlives the slowest answer of a provider. */
function getPace({ config }: BillingDeps): BillingPace {
  return {
    claimSeconds: config.paymentTimeoutSeconds * 4 + 30,
    pollSeconds: 600,
    unansweredSeconds: 300,
    lostHoldSeconds: [60 * 60, 24 * 60 * 60],
  };
}

/**
 * One billing run: charges every membership for the periods that have begun, tries again what failed, and ends what
 * stayed unpaid (docs/product.md#paying-a-membership). It can run in several processes at once and die anywhere: every
 * period is charged once.
 */
export async function runBilling(
  deps: BillingDeps,
  signal = new AbortController().signal,
  pace = getPace(deps),
): Promise<void> {
  while (!signal.aborted && (await createCharges(deps.db, deps.clock.now())) > 0);
  await Promise.all(Array.from({ length: width }, () => work(deps, pace, signal)));
  await lapseMemberships(deps, signal);
}
