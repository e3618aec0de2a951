import type { GeneratedAlways } from 'kysely';

export interface LedgerAccountsTable {
  name: string;
  kind: 'asset' | 'liability' | 'income' | 'expense';
}

export interface LedgerEntriesTable {
  id: GeneratedAlways<number>;
  source: 'order' | 'payment' | 'credit' | 'penalty' | 'debt';
  sourceId: string;
  orderId: string | null;
  happenedAt: Date;
}

/** Debits are positive, credits negative; minor units. */
export interface LedgerPostingsTable {
  entryId: number;
  account: string;
  amount: number;
}

/** Written by triggers alone (docs/money.md). */
export interface LedgerTables {
  ledgerAccounts: LedgerAccountsTable;
  ledgerEntries: LedgerEntriesTable;
  ledgerPostings: LedgerPostingsTable;
}
