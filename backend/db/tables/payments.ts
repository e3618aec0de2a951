import type { Generated, GeneratedAlways } from 'kysely';
import type { Channel } from '#contract/primitives.ts';
import type { TransactionState } from './enums.ts';
import type { DefaultJson, Json, NullableJson } from './json.ts';

interface ReturnContext {
  embedded: boolean;
  kiosk: boolean;
  origin: string;
}

interface TenderLine {
  tenderType: string;
  /** Minor units. */
  amount: number;
}

export interface PaymentAccountsTable {
  id: Generated<string>;
  kind: 'stripe' | 'opayo' | 'hosted';
  mode: 'live' | 'test' | 'sandbox';
  name: string;
  settings: DefaultJson<Record<string, unknown>>;
  venueId: string | null;
  channel: Channel | null;
  isActive: Generated<boolean>;
  createdAt: Generated<Date>;
}

export interface CheckoutSessionsTable {
  id: Generated<string>;
  cartId: number;
  userId: number | null;
  accountId: string | null;
  channel: Channel;
  itemHash: string;
  amount: number;
  returnContext: NullableJson<ReturnContext>;
  createdAt: Date;
  expiresAt: Date;
}

export interface PaymentTransactionsTable {
  id: Generated<string>;
  sessionId: string | null;
  /** The basket that is paid; null of the charge of a membership. */
  cartId: number | null;
  chargeId: string | null;
  userId: number | null;
  orderId: string | null;
  accountId: string;
  kind: 'stripe' | 'opayo' | 'hosted';
  mode: 'live' | 'test' | 'sandbox';
  channel: Channel;
  site: Generated<'bookings' | 'joining'>;
  state: Generated<TransactionState>;
  version: Generated<number>;
  amount: number;
  capturedAmount: Generated<number>;
  refundedAmount: Generated<number>;
  currency: string;
  itemHash: string;
  tenders: DefaultJson<TenderLine[]>;
  terms: Generated<boolean>;
  completedWaivers: Generated<string[]>;
  saveCard: Generated<boolean>;
  returnContext: NullableJson<ReturnContext>;
  providerRef: string | null;
  providerData: DefaultJson<Record<string, unknown>>;
  sca: NullableJson<Record<string, unknown>>;
  scaAttempts: Generated<number>;
  resultTokenHash: string | null;
  resultReadAt: Date | null;
  failureCode: string | null;
  failureMessage: string | null;
  address: string | null;
  createdAt: Date;
  updatedAt: Date;
  expiresAt: Date;
  nextCheckAt: Date | null;
  /** How often money could not be given back since the reversal began. */
  reversalAttempts: Generated<number>;
  /** Until then one process has claimed the attempt for reconciling. */
  claimedUntil: Date | null;
}

export interface PaymentOperationsTable {
  id: Generated<string>;
  transactionId: string;
  kind: string;
  attempt: number;
  idempotencyKey: string;
  state: 'started' | 'ok' | 'failed' | 'unknown';
  requestDigest: string;
  response: NullableJson<Record<string, unknown>>;
  createdAt: Date;
  finishedAt: Date | null;
}

export interface PaymentTransitionsTable {
  id: GeneratedAlways<number>;
  transactionId: string;
  fromState: string;
  toState: string;
  byWhom: 'client' | 'notification' | 'reconciler' | 'staff' | 'expiry';
  reason: Generated<string>;
  forced: Generated<boolean>;
  createdAt: Date;
}

export interface PaymentInboxTable {
  id: GeneratedAlways<number>;
  accountId: string;
  eventKey: string;
  transactionId: string | null;
  payload: Json<Record<string, unknown>>;
  receivedAt: Date;
  processedAt: Date | null;
  /** Until then a process acts on it. */
  claimedUntil: Date | null;
}

export interface SavedCardsTable {
  id: Generated<string>;
  userId: number;
  accountId: string;
  /** Encrypted. */
  tokenRef: string;
  brand: string;
  last4: string;
  /** MM/YY */
  expiry: string;
  /** The first day on which the card is no longer good. */
  goodUntil: GeneratedAlways<string>;
  /** Offered first. */
  isDefault: Generated<boolean>;
  createdAt: Date;
  /** Removed, but not yet at the provider. */
  deletedAt: Date | null;
  /** Until then a process removes it at the provider. */
  claimedUntil: Date | null;
}

/** The billing address that a customer paid with last. */
export interface BillingAddressesTable {
  userId: number;
  firstName: string;
  lastName: string;
  address1: string;
  address2: string | null;
  city: string;
  postcode: string;
  country: string;
  updatedAt: Generated<Date>;
}

/** The comparison of one day of one account with what the provider says. */
export interface SettlementChecksTable {
  accountId: string;
  /** YYYY-MM-DD */
  day: string;
  checkedAt: Date | null;
  claimedUntil: Date | null;
  payments: Generated<number>;
  /** How often in a row the comparison ended as the one before, or without an answer. */
  unchanged: Generated<number>;
}

/** Amounts are captured and not given back, minor units. */
export interface SettlementDifferencesTable {
  id: Generated<string>;
  accountId: string;
  day: string;
  transactionId: string | null;
  providerRef: string | null;
  reason: 'amount' | 'unknown_payment';
  providerAmount: number;
  paymentsAmount: number;
  ledgerAmount: number;
  currency: string;
  foundAt: Date;
  resolvedAt: Date | null;
}

export interface PaymentsTables {
  paymentAccounts: PaymentAccountsTable;
  checkoutSessions: CheckoutSessionsTable;
  billingAddresses: BillingAddressesTable;
  paymentTransactions: PaymentTransactionsTable;
  paymentOperations: PaymentOperationsTable;
  paymentTransitions: PaymentTransitionsTable;
  paymentInbox: PaymentInboxTable;
  savedCards: SavedCardsTable;
  settlementChecks: SettlementChecksTable;
  settlementDifferences: SettlementDifferencesTable;
}
