import type { Kysely, Transaction, GeneratedAlways, Generated } from 'kysely';
import type { ActivitiesTables } from './tables/activities.ts';
import type { BookingsTables } from './tables/bookings.ts';
import type { CreditTables } from './tables/credit.ts';
import type { JoiningTables } from './tables/joining.ts';
import type { DefaultJson, Json } from './tables/json.ts';
import type { OccurrencesTables } from './tables/occurrences.ts';
import type { OrdersTables } from './tables/orders.ts';
import type { PackagesTables } from './tables/packages.ts';
import type { PaymentsTables } from './tables/payments.ts';
import type { PeopleTables } from './tables/people.ts';
import type { PricesTables } from './tables/prices.ts';
import type { QuestionsTables } from './tables/questions.ts';
import type { SignInTables } from './tables/sign-in.ts';
import type { VenuesTables } from './tables/venues.ts';

interface OutboxTable {
  id: GeneratedAlways<number>;
  kind: 'email' | 'revalidate' | 'webhook';
  payload: Json<Record<string, unknown>>;
  dedupeKey: string | null;
  createdAt: Date;
  availableAt: Date;
  /** Until then one process has claimed the mail for sending. */
  claimedUntil: Date | null;
  attempts: Generated<number>;
  sentAt: Date | null;
  lastError: string | null;
}

interface DemoMailsTable {
  id: Generated<string>;
  recipient: string;
  subject: string;
  html: string;
  text: string;
  createdAt: Date;
}

interface AuditEventsTable {
  id: GeneratedAlways<number>;
  actorUserId: number | null;
  action: string;
  subjectType: string;
  subjectId: string;
  details: DefaultJson<Record<string, unknown>>;
  createdAt: Date;
}

interface SettingsTable {
  key: string;
  value: Json<unknown>;
  updatedAt: Date;
}

interface IdempotencyRequestsTable {
  caller: string;
  method: string;
  path: string;
  key: string;
  bodyHash: string;
  status: number | null;
  response: string | null;
  createdAt: Date;
  expiresAt: Date;
  /** When a repetition first found it running, since its process last said that it does. */
  challengedAt: Date | null;
}

interface OperationsTables {
  outbox: OutboxTable;
  demoMails: DemoMailsTable;
  auditEvents: AuditEventsTable;
  settings: SettingsTable;
  idempotencyRequests: IdempotencyRequestsTable;
}

interface LedgerAccountsTable {
  name: string;
  kind: 'asset' | 'liability' | 'income' | 'expense';
}

interface LedgerEntriesTable {
  id: GeneratedAlways<number>;
  source: 'order' | 'payment' | 'credit' | 'penalty' | 'debt';
  sourceId: string;
  orderId: string | null;
  happenedAt: Date;
}

/** Debits are positive, credits negative; minor units. */
interface LedgerPostingsTable {
  entryId: number;
  account: string;
  amount: number;
}

/** Written by triggers alone (docs/money.md). */
interface LedgerTables {
  ledgerAccounts: LedgerAccountsTable;
  ledgerEntries: LedgerEntriesTable;
  ledgerPostings: LedgerPostingsTable;
}

/**
 * Every table, in camelCase (the connection renames columns). `Selectable<Database['venues']>` is a row as read.
 * Timestamps are Date, dates and times text, bigint and numeric number, JSON is written as text and read parsed.
 */
export interface Database
  extends
    ActivitiesTables,
    BookingsTables,
    CreditTables,
    JoiningTables,
    LedgerTables,
    OccurrencesTables,
    OperationsTables,
    OrdersTables,
    PackagesTables,
    PaymentsTables,
    PeopleTables,
    PricesTables,
    QuestionsTables,
    SignInTables,
    VenuesTables {}

/** The pool or a transaction: for reads, and for single statements. */
export type Db = Kysely<Database>;

/** Required wherever several statements must be atomic. */
export type Tx = Transaction<Database>;
