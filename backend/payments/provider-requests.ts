import type { Billing } from '#contract/customers/billing.ts';
import type { BrowserData } from '#contract/payments/payments.ts';

/** Whether a payment stores its card at the provider, or is made with a card stored before. */
export type CardOnFile = 'no' | 'first' | 'subsequent';

export interface CardPayment {
  transactionUuid: string;
  /** Minor units. */
  amount: number;
  currency: string;
  description: string;
  billing: Billing;
  email: string | null;
  browser: BrowserData;
  /** IP address of the customer's browser. */
  address: string;
  /** What stands for the card at the provider, for this payment or for good. */
  cardIdentifier: string;
  sessionKey: string;
  cardOnFile: CardOnFile;
  /** Stored to be charged later without the customer, for a membership. */
  isForRecurring?: boolean;
  /** URL to which the bank redirects the browser after the challenge. */
  notificationUrl: string;
}

/** A recurring payment with a stored card, which its holder agreed to and is not there for. */
export interface StoredCardCharge {
  /** Names the attempt: repeated, it holds nothing more; at most 40 characters. */
  reference: string;
  /** What stands for the card at the provider. */
  token: string;
  /** Minor units. */
  amount: number;
  currency: string;
  description: string;
  billing: Billing;
  email: string | null;
}

export interface ChallengeAnswer {
  transactionUuid: string;
  providerRef: string;
  /** The bank's challenge response (CRes), as the browser delivered it. */
  cRes: string;
}

export interface CaptureRequest {
  providerRef: string;
  /** Minor units. */
  amount: number;
  /** Idempotency reference of this request; at most 40 characters. */
  reference: string;
}

export type RefundRequest = CaptureRequest;

export interface PaymentQuery {
  transactionUuid: string;
  /** Null when the answer with the reference was lost. */
  providerRef: string | null;
}
