import type { JournalTransactionsTable } from '#backend/db/tables/credit.ts';
import type { Debt } from '#contract/payments/account-money.ts';

/** As what each kind of fee or debt is added to a basket. */
export const debtTypes: Record<JournalTransactionsTable['kind'], Debt['purchasableType']> = {
  collectable_fee: 'collectableFee',
  debt: 'debt',
  debt_reconciliation: 'debtReconciliation',
};
