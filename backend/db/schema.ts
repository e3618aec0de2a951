import type { Kysely, Transaction } from 'kysely';
import type { ActivitiesTables } from './tables/activities.ts';
import type { BookingsTables } from './tables/bookings.ts';
import type { CreditTables } from './tables/credit.ts';
import type { JoiningTables } from './tables/joining.ts';
import type { LedgerTables } from './tables/ledger.ts';
import type { OccurrencesTables } from './tables/occurrences.ts';
import type { OperationsTables } from './tables/operations.ts';
import type { OrdersTables } from './tables/orders.ts';
import type { PackagesTables } from './tables/packages.ts';
import type { PaymentsTables } from './tables/payments.ts';
import type { PeopleTables } from './tables/people.ts';
import type { PricesTables } from './tables/prices.ts';
import type { QuestionsTables } from './tables/questions.ts';
import type { SignInTables } from './tables/sign-in.ts';
import type { VenuesTables } from './tables/venues.ts';

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
