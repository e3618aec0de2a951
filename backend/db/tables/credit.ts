import type { Generated } from 'kysely';

export interface CreditAccountsTable {
  id: Generated<string>;
  userId: number;
  type: 'membership' | 'general';
  balance: Generated<number>;
  reserved: Generated<number>;
}

export interface CreditEntriesTable {
  id: Generated<string>;
  accountId: string;
  amount: number;
  reason: 'opening' | 'cancellation' | 'spent' | 'refund' | 'goodwill' | 'expired';
  orderId: string | null;
  bookingId: string | null;
  /** The refund after whose failure a cancellation gave it. */
  failedRefundId: Generated<string | null>;
  createdAt: Generated<Date>;
}

export interface CreditReservationsTable {
  id: Generated<string>;
  accountId: string;
  cartId: number;
  amount: number;
  state: Generated<'reserved' | 'consumed' | 'released'>;
  pinnedBy: string | null;
  expiresAt: Date;
  createdAt: Generated<Date>;
}

export interface JournalTransactionsTable {
  id: Generated<string>;
  userId: number;
  kind: 'collectable_fee' | 'debt' | 'debt_reconciliation';
  name: string;
  amount: number;
  status: Generated<'outstanding' | 'paid' | 'waived'>;
  membershipId: string | null;
  collectableFeeId: string | null;
  orderId: string | null;
  joiningId: string | null;
  createdAt: Generated<Date>;
}

export interface CreditTables {
  creditAccounts: CreditAccountsTable;
  creditEntries: CreditEntriesTable;
  creditReservations: CreditReservationsTable;
  journalTransactions: JournalTransactionsTable;
}
