import type { Selectable } from 'kysely';
import type { Db } from '#backend/db/schema.ts';
import type { SettlementDifferencesTable } from '#backend/db/tables/payments.ts';
import { formatMinor } from '#backend/serialize/money.ts';

export type FoundDifference = Selectable<SettlementDifferencesTable> & { account: string };

/** The differences that no later check resolved, by day. */
export function readSettlementDifferences(db: Db): Promise<FoundDifference[]> {
  return db
    .selectFrom('settlementDifferences as d')
    .innerJoin('paymentAccounts as a', 'a.id', 'd.accountId')
    .where('d.resolvedAt', 'is', null)
    .selectAll('d')
    .select('a.name as account')
    .orderBy('d.day')
    .orderBy('d.foundAt')
    .orderBy('d.id')
    .execute();
}

function lineText({ day, account, transactionId, providerRef, ...amounts }: FoundDifference): string {
  const { providerAmount, paymentsAmount, ledgerAmount, currency } = amounts;
  const format = (amount: number) => formatMinor(amount, currency);
  const payment = transactionId ?? `unknown payment ${providerRef ?? ''}`;
  const sums = `provider ${format(providerAmount)}, payments ${format(paymentsAmount)}, ledger ${format(ledgerAmount)}`;
  return `${day}  ${account}  ${payment}: ${sums}`;
}

/** One line for each difference, and their number. */
export function settlementText(differences: readonly FoundDifference[]): string {
  return [...differences.map(lineText), `Differences: ${differences.length}`].join('\n');
}
