import type { Selectable } from 'kysely';
import type { Dependencies } from '#backend/context.ts';
import type { PaymentAccountsTable } from '#backend/db/tables/payments.ts';
import { getProvider } from '#backend/payments/get-provider.ts';
import type { PaymentProvider, ReportedPayment } from '#backend/payments/provider.ts';
import { isEnded } from '#backend/payments/records/transitions.ts';
import { findReported, readDayPayments, readSpan, type DayPayment, type SettlementDay } from './read-day.ts';

type Deps = Pick<Dependencies, 'db' | 'clock' | 'config' | 'services' | 'log'>;

/** A payment of which provider, payments and ledger have different amounts; minor units, captured and not given back. */
export interface Difference {
  transactionId: string | null;
  providerRef: string | null;
  reason: 'amount' | 'unknown_payment';
  providerAmount: number;
  paymentsAmount: number;
  ledgerAmount: number;
  currency: string;
}

interface Reporting extends Pick<Selectable<PaymentAccountsTable>, 'kind' | 'mode'> {
  accountId: string;
}

/** What a comparison found; null when it cannot be made yet. */
export interface Compared {
  payments: number;
  differences: Difference[];
}

/**
 * What the provider kept of a payment of ours; null without an answer. A payment on a provider's page is looked for by
 * our id, because it may have been made without our being told.
 */
async function askProvider(provider: PaymentProvider, payment: DayPayment): Promise<number | null> {
  const { id, kind, providerRef, refundedAmount } = payment;
  const known = providerRef === id ? null : providerRef;
  const found =
    kind === 'hosted' && known === null ? await provider.query({ transactionUuid: id, providerRef: null }) : null;
  if (found?.kind === 'unknown') return null;
  const reference = found?.kind === 'authorised' ? found.providerRef : known;
  if (reference === null) return 0;
  const money = await provider.moneyState({ providerRef: reference });
  if (money.kind === 'unknown') return null;
  // Some providers store refunds as payments of their own, and do not tell of them.
  return money.capturedAmount - Math.max(money.refundedAmount, Math.min(refundedAmount, money.capturedAmount));
}

function getDifference(payment: DayPayment, providerAmount: number): Difference[] {
  const { id, providerRef, capturedAmount, refundedAmount, ledgerAmount, currency } = payment;
  const paymentsAmount = capturedAmount - refundedAmount;
  if (providerAmount === paymentsAmount && paymentsAmount === ledgerAmount) return [];
  const amounts = { providerAmount, paymentsAmount, ledgerAmount, currency };
  return [{ transactionId: id, providerRef, reason: 'amount', ...amounts }];
}

/** What a report has and the payments of the day have not: money that we know nothing or something else of. */
async function compareReported(
  { db }: Deps,
  { accountId, from }: { accountId: string; from: Date },
  reported: ReportedPayment,
): Promise<Difference[]> {
  const { providerRef, keptAmount, currency } = reported;
  const payment = await findReported(db, reported);
  if (payment !== undefined) {
    // A payment of another account that began on this day is compared there.
    const isElsewhere = payment.accountId !== accountId && payment.createdAt >= from;
    return isElsewhere ? [] : getDifference(payment, keptAmount);
  }
  if (keptAmount === 0) return [];
  const nothing = { paymentsAmount: 0, ledgerAmount: 0, currency };
  return [{ transactionId: null, providerRef, reason: 'unknown_payment', providerAmount: keptAmount, ...nothing }];
}

/** Accounts of one kind and mode share the provider's account, and so its report: the first of them reads it. */
async function isReporting({ db }: Deps, { accountId, kind, mode }: Reporting): Promise<boolean> {
  const first = await db
    .selectFrom('paymentAccounts')
    .where('kind', '=', kind)
    .where('mode', '=', mode)
    .where('isActive', '=', true)
    .orderBy('createdAt')
    .orderBy('id')
    .select('id')
    .executeTakeFirst();
  return first?.id === accountId;
}

/**
 * Compares a day of an account with what its provider says: every payment of ours of that day, whatever became of it,
 * and where the provider has a report also what is in it and not with us. Null when the provider gives no answer, or
 * while a payment of the day is open.
 */
export async function compareDay(deps: Deps, { accountId, day }: SettlementDay): Promise<Compared | null> {
  const { db } = deps;
  const account = await db
    .selectFrom('paymentAccounts')
    .where('id', '=', accountId)
    .select(['kind', 'mode'])
    .executeTakeFirstOrThrow();
  const provider = getProvider(account, deps);
  const span = await readSpan(db, { day });
  const payments = await readDayPayments(db, accountId, span);
  if (!payments.every(isEnded)) return null;
  const isReported = await isReporting(deps, { accountId, ...account });
  const report = provider.listReport === undefined || !isReported ? [] : await provider.listReport(span);
  if (report === null) return null;
  const differences: Difference[] = [];
  const isSame = (row: ReportedPayment, { id, providerRef }: DayPayment) =>
    row.transactionUuid === id || row.providerRef === providerRef;
  for (const payment of payments) {
    const told = report.find((row) => isSame(row, payment));
    const kept = told?.keptAmount ?? (await askProvider(provider, payment));
    if (kept === null) return null;
    differences.push(...getDifference(payment, kept));
  }
  const others = report.filter((row) => !payments.some((payment) => isSame(row, payment)));
  const { from } = span;
  for (const row of others) differences.push(...(await compareReported(deps, { accountId, from }, row)));
  return { payments: payments.length, differences };
}
