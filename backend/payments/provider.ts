import type { Billing, BrowserData } from '#contract/payments.ts';

/** What the customer's browser has to submit, and where, to prove who pays. */
export interface ScaInstruction {
  method: 'POST' | 'GET';
  url: string;
  formData: Record<string, string>;
  frame: 'iframe' | 'top' | 'popup';
  /** ISO instant after which the bank's answer comes too late. */
  expiresAt: string;
}

export interface CardSummary {
  brand: string;
  last4: string;
}

/** What came of asking for money. Network trouble is `unknown`, never `declined`. */
export type Outcome =
  | { kind: 'authorised'; providerRef: string; amount: number; card: CardSummary | null }
  | { kind: 'sca_required'; providerRef: string; sca: ScaInstruction }
  | { kind: 'declined'; providerRef: string | null; code: string; customerMessage: string | null }
  | { kind: 'not_found' }
  | { kind: 'unknown'; cause: string };

/**
 * What came of moving money that was authorised. `not_applicable` says that the payment is in no state for it, and so
 * nothing of what became of the money: it may have been done before. `nothing_left` answers a refund of more than was
 * taken and not given back yet.
 */
export type MoneyResult =
  | { kind: 'done' }
  | { kind: 'not_applicable'; code: string }
  | { kind: 'nothing_left'; code: string }
  | { kind: 'refused'; code: string }
  | { kind: 'unknown'; cause: string };

/** Where the money of an approved payment is, as the provider has it; amounts in minor units. */
export type MoneyState =
  | {
      kind: 'known';
      /** Nothing was done with it yet as far as the provider tells; the bank may have let it go by itself. */
      isHeld: boolean;
      capturedAmount: number;
      refundedAmount: number;
    }
  | { kind: 'unknown'; cause: string };

export interface CardPayment {
  transactionUuid: string;
  /** Minor units. */
  amount: number;
  currency: string;
  description: string;
  billing: Billing;
  email: string | null;
  browser: BrowserData;
  /** Of the customer's browser. */
  address: string;
  cardIdentifier: string;
  sessionKey: string;
  /** Where the bank sends the browser afterwards. */
  notificationUrl: string;
}

export interface CardSessionDetails {
  sessionKey: string;
  /** Address of the provider's script. */
  url: string;
}

export interface ChallengeAnswer {
  transactionUuid: string;
  providerRef: string;
  /** As the bank gave it to the browser. */
  cRes: string;
}

export interface CaptureRequest {
  providerRef: string;
  /** Minor units. */
  amount: number;
}

export interface RefundRequest extends CaptureRequest {
  /** Unique to this request; at most 40 characters. */
  reference: string;
}

/**
 * A payment provider as this application uses it. Adapters keep nothing and touch no database; they throw only for
 * mistakes of the programmer.
 */
export interface PaymentProvider {
  /** Null when the provider does not answer. */
  createCardSession(): Promise<CardSessionDetails | null>;
  authorise(payment: CardPayment): Promise<Outcome>;
  /** Hands on what the bank gave the browser; by it the provider asks for the money. */
  answerChallenge(answer: ChallengeAnswer): Promise<Outcome>;
  query(known: Omit<ChallengeAnswer, 'cRes'>): Promise<Outcome>;
  capture(request: CaptureRequest): Promise<MoneyResult>;
  /** What became of the money, refunds excepted that the provider keeps as payments of their own. */
  moneyState(known: { providerRef: string }): Promise<MoneyState>;
  /** Lets held money go. */
  abort(known: { providerRef: string }): Promise<MoneyResult>;
  /** Cancels a capture that the bank has not settled yet. */
  voidCapture(known: { providerRef: string }): Promise<MoneyResult>;
  /** Gives captured money back. */
  refund(request: RefundRequest): Promise<MoneyResult>;
}
