import type { Selectable } from 'kysely';
import type { Config } from '#backend/config.ts';
import type { Db } from '#backend/db/schema.ts';
import type { DeskTendersTable } from '#backend/db/tables/orders.ts';
import { invalid } from '#backend/failure.ts';
import type { Tender } from '#contract/payments/tenders.ts';
import type { Basket } from './basket.ts';

/** What the desk takes: as the operator says, and direct debits only where somebody collects them. */
export async function readAcceptedTenders(
  db: Db,
  { directDebit }: Pick<Config, 'directDebit'>,
): Promise<Selectable<DeskTendersTable>[]> {
  const accepted = await db.selectFrom('deskTenders').where('isAccepted', '=', true).selectAll().execute();
  return accepted.filter(({ tenderType }) => tenderType !== 'direct-debit' || directDebit !== null);
}

export interface TenderLine {
  tenderType: string;
  /** Minor units. */
  amount: number;
}

const creditTypes = ['membership-credit', 'general-credit'] as const;

/**
 * The lines a customer offers, made regular: of each kind of credit the last counts, nothing of 0 or less, one line for
 * the card (docs/product.md#checkout). Throws `validation_failed` for what only the counter takes.
 */
export function regularTenders(input: readonly Tender[]): Tender[] {
  const lines = input.filter(({ amount }) => amount > 0);
  const foreign = lines.findIndex(
    ({ tenderType }) => tenderType !== 'online' && !creditTypes.some((type) => type === tenderType),
  );
  if (foreign >= 0)
    throw invalid({
      [`payments.${foreign}.tender_type`]: ['Must be one of: online, membership-credit, general-credit'],
    });
  return [...new Map(lines.map((line) => [line.tenderType, line])).values()];
}

/** What is paid, by the server's own figures. */
export function getTenders({ credit, balance }: Pick<Basket, 'credit' | 'balance'>): TenderLine[] {
  const lines = [
    { tenderType: 'membership-credit', amount: credit.membership },
    { tenderType: 'general-credit', amount: credit.general },
    { tenderType: 'online', amount: balance },
  ];
  return lines.filter(({ amount }) => amount > 0);
}

/** Whether credit was offered that is not set aside for the basket. */
export function isCreditForeign(input: readonly Tender[], basket: Pick<Basket, 'credit' | 'balance'>): boolean {
  const tenders = getTenders(basket);
  return input
    .filter(({ tenderType }) => tenderType !== 'online')
    .some((line) => tenders.find(({ tenderType }) => tenderType === line.tenderType)?.amount !== line.amount);
}

/** Whether the customer agreed to less by card than is due: that needs a new yes (docs/product.md#item-hash). */
export function isLessThanDue(input: readonly Tender[], { balance }: Pick<Basket, 'balance'>): boolean {
  const shown = input.find(({ tenderType }) => tenderType === 'online')?.amount;
  return shown !== undefined && shown < balance;
}

/** The amount to pay by card when the customer was shown another one, else null. */
export function changedAmount(input: readonly Tender[], balance: number): number | null {
  const shown = input.find(({ tenderType }) => tenderType === 'online')?.amount;
  return shown === undefined || shown === balance ? null : balance;
}
