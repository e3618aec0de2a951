import type { ScenarioName } from '#sandbox/core/scenarios.ts';
import type { Behaviour } from '#sandbox/core/scenarios.ts';

export interface SessionKey {
  merchantSessionKey: string;
  namespace: string;
  vendorName: string;
  expiresAt: number;
  failedAttempts: number;
  cardIdentifier: string | null;
}

export interface CardSummary {
  cardType: string;
  lastFourDigits: string;
  expiryDate: string;
}

/** A card as the gateway keeps it between tokenising and paying; the number itself is never stored. */
export interface StoredCard extends CardSummary {
  cardIdentifier: string;
  namespace: string;
  merchantSessionKey: string;
  expiresAt: number;
  isSecurityCodeRight: boolean;
  /** The endings that the card number and the cardholder name ask for. */
  scenarios: (ScenarioName | null)[];
  isUsed: boolean;
  hasFailedOnce: boolean;
}

export type ThreeDSecureStatus =
  'Authenticated' | 'NotChecked' | 'NotAuthenticated' | 'AttemptOnly' | 'Incomplete' | 'Error';

/** One thing the merchant told the gateway to do with a transaction, and it did. */
export interface Instruction {
  instructionType: 'release' | 'abort' | 'void';
  date: string;
}

/** What the bank said; absent while a challenge is open. */
export interface BankResult {
  status: 'Ok' | 'NotAuthed' | 'Rejected';
  statusCode: string;
  statusDetail: string;
  bankResponseCode?: string;
  bankAuthorisationCode?: string;
  retrievalReference?: string;
  additionalDeclineDetail?: Record<string, string>;
}

export interface Transaction {
  transactionId: string;
  namespace: string;
  vendorTxCode: string;
  transactionType: 'Payment' | 'Deferred' | 'Refund';
  amount: number;
  /** What the account adds for this kind of card; the customer pays both. */
  surchargeAmount: number;
  currency: string;
  card: CardSummary & { cardIdentifier: string };
  behaviour: Behaviour;
  avsCvcCheck: Record<string, string> | null;
  threeDSecure: ThreeDSecureStatus | null;
  challenge: { acsTransId: string; dsTransId: string; expiresAt: number } | null;
  result: BankResult | null;
  /** When the bank promised the money; null while it has not. */
  authorisedAt: number | null;
  takenAt: number | null;
  capturedAmount: number;
  refundedAmount: number;
  closedBy: 'abort' | 'void' | null;
  /** In the order in which they were carried out. */
  instructions: Instruction[];
  hasLostCapture: boolean;
}

export interface OpayoState {
  sessionKeys: Record<string, SessionKey>;
  cards: Record<string, StoredCard>;
  transactions: Record<string, Transaction>;
}
