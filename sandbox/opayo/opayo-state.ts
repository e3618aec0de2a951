import type { Behaviour, ScenarioName } from '#sandbox/core/scenarios.ts';

/** The `expiresAt` of a stored card, which does not end; JSON knows no infinity. */
export const never = Number.MAX_SAFE_INTEGER;

export interface SessionKey {
  merchantSessionKey: string;
  namespace: string;
  vendorName: string;
  expiresAt: number;
  failedAttempts: number;
  cardIdentifier: string | null;
  /** The security code that the customer entered for a stored card with this key. */
  linkedCode: { cardIdentifier: string; isRight: boolean } | null;
}

export interface CardSummary {
  cardType: string;
  lastFourDigits: string;
  expiryDate: string;
}

/**
 * A card as the gateway keeps it between tokenising and paying, or for good when it is reusable; the number itself is
 * never stored.
 */
export interface StoredCard extends CardSummary {
  cardIdentifier: string;
  /** `*`: known to every account. */
  namespace: string;
  merchantSessionKey: string;
  expiresAt: number;
  isReusable: boolean;
  isSecurityCodeRight: boolean;
  /** The scenarios that the card number and the cardholder name select. */
  scenarios: (ScenarioName | null)[];
  isUsed: boolean;
  hasFailedOnce: boolean;
}

export type ThreeDSecureStatus =
  'Authenticated' | 'NotChecked' | 'NotAuthenticated' | 'AttemptOnly' | 'Incomplete' | 'Error';

/** An instruction of the merchant that was carried out. */
export interface Instruction {
  instructionType: 'release' | 'abort' | 'void';
  date: string;
}

/** The bank's result; absent while a challenge is open. */
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
  /** The account's surcharge for this kind of card; the customer pays amount and surcharge. */
  surchargeAmount: number;
  currency: string;
  card: CardSummary & { cardIdentifier: string };
  behaviour: Behaviour;
  /** Whether the card is stored for the first time by this payment, or was stored before. */
  cardOnFile: 'no' | 'first' | 'subsequent';
  avsCvcCheck: Record<string, string> | null;
  threeDSecure: ThreeDSecureStatus | null;
  challenge: { acsTransId: string; dsTransId: string; expiresAt: number } | null;
  result: BankResult | null;
  /** When the bank authorised the amount; null before that. */
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
  /** Vendor codes that were used, by `vendorCodeKey`: a code is used once. */
  vendorTxCodes: Record<string, true>;
  /** When what had expired was last deleted, in epoch milliseconds, by namespace. */
  sweptAt: Record<string, number>;
}

export const vendorCodeKey = ({ namespace, vendorTxCode }: Pick<Transaction, 'namespace' | 'vendorTxCode'>): string =>
  `${namespace}|${vendorTxCode}`;
