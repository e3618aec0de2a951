import { addMinutes } from 'date-fns/addMinutes';
import { sql } from 'kysely';
import type { Dependencies } from '#backend/context.ts';
import { transact } from '#backend/db/connection/transact.ts';
import { siteZone } from '#contract/rules/site-zone.ts';
import { compareDay, type Compared, type Difference } from './compare-day.ts';
import type { SettlementDay } from './read-day.ts';

type Deps = Pick<Dependencies, 'db' | 'clock' | 'config' | 'services' | 'log'>;

/** A day that could not be compared, or has differences, is compared again after so long, then after twice as long. */
const againMinutes = 60;
const longestMinutes = 24 * 60;
/** Days until which a day is compared again. */
const daysBack = 30;
const claimMinutes = 30;

/** Every active account has to be compared for each day that is over. */
async function addYesterday({ db, clock }: Deps): Promise<void> {
  await sql`
    insert into settlement_checks (account_id, day)
    select a.id, today.day - 1 from payment_accounts a
      cross join (select (${clock.now()}::timestamptz at time zone ${siteZone})::date as day) today
    where a.is_active and a.created_at < today.day::timestamp at time zone ${siteZone}
    on conflict do nothing`.execute(db);
}

interface ClaimedDay extends SettlementDay {
  unchanged: number;
}

/** Claims one day that was not compared, or has differences. */
async function claimDay({ db, clock }: Deps): Promise<ClaimedDay | undefined> {
  const now = clock.now();
  const { rows } = await sql<ClaimedDay>`
    update settlement_checks set claimed_until = ${addMinutes(now, claimMinutes)}
    where (account_id, day) in (
      select c.account_id, c.day from settlement_checks c
      where c.day >= (${now}::timestamptz at time zone ${siteZone})::date - ${daysBack}::int
        and (c.claimed_until is null or c.claimed_until <= ${now})
        and (c.checked_at is null or exists (select from settlement_differences d
          where d.account_id = c.account_id and d.day = c.day and d.resolved_at is null))
      order by c.day limit 1 for no key update skip locked)
    returning account_id, day, unchanged`.execute(db);
  return rows[0];
}

/** Writes down what was found. A difference that is found no longer is resolved; one that is found again stays. */
async function store({ db, clock }: Deps, claimed: ClaimedDay, found: Compared | null): Promise<void> {
  const { accountId, day, unchanged } = claimed;
  const now = clock.now();
  const after = (times: number) => ({
    unchanged: times + 1,
    claimedUntil: addMinutes(now, Math.min(againMinutes * 2 ** times, longestMinutes)),
  });
  await transact(db, async (tx) => {
    const check = tx.updateTable('settlementChecks').where('accountId', '=', accountId).where('day', '=', day);
    if (found === null) {
      await check.set(after(unchanged)).execute();
      return;
    }
    const open = await tx
      .selectFrom('settlementDifferences')
      .where('accountId', '=', accountId)
      .where('day', '=', day)
      .where('resolvedAt', 'is', null)
      .selectAll()
      .execute();
    const isSame = (one: Difference, other: Difference) =>
      one.transactionId === other.transactionId &&
      one.providerRef === other.providerRef &&
      one.providerAmount === other.providerAmount &&
      one.paymentsAmount === other.paymentsAmount &&
      one.ledgerAmount === other.ledgerAmount;
    const ended = open.filter((known) => !found.differences.some((difference) => isSame(known, difference)));
    const added = found.differences.filter((difference) => !open.some((known) => isSame(known, difference)));
    const isNews = ended.length + added.length > 0;
    await check.set({ ...after(isNews ? 0 : unchanged), checkedAt: now, payments: found.payments }).execute();
    if (ended.length > 0)
      await tx
        .updateTable('settlementDifferences')
        .set({ resolvedAt: now })
        .where(
          'id',
          'in',
          ended.map(({ id }) => id),
        )
        .execute();
    if (added.length > 0)
      await tx
        .insertInto('settlementDifferences')
        .values(added.map((difference) => ({ ...difference, accountId, day, foundAt: now, resolvedAt: null })))
        .execute();
  });
}

/**
 * Compares the days that are over with what the providers say of them (docs/money.md#settlement). A day is compared once
 * when it is over, and again while the provider gives no answer, a payment of it is open, or something differs: an hour
 * later, and less and less often while nothing changes.
 */
export async function checkSettlement(deps: Deps, signal = new AbortController().signal): Promise<void> {
  await addYesterday(deps);
  for (let day = await claimDay(deps); day !== undefined && !signal.aborted; day = await claimDay(deps)) {
    const found = await compareDay(deps, day).catch((err: unknown) => {
      deps.log.error({ err, ...day }, 'a day could not be compared with its provider');
      return null;
    });
    if (found !== null && found.differences.length > 0)
      deps.log.error({ ...day, differences: found.differences.length }, 'a provider has other amounts than we have');
    await store(deps, day, found);
  }
}
