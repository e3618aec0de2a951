import type {
  CaptureRequest,
  CardPayment,
  ChallengeAnswer,
  PaymentQuery,
  RefundRequest,
  StoredCardCharge,
} from './provider-requests.ts';

/** The request by which the customer's browser starts the 3-D Secure challenge. */
export interface ScaForm {
  method: 'POST' | 'GET';
  url: string;
  formData: Record<string, string>;
  frame: 'iframe' | 'top' | 'popup';
  /** ISO instant at which the challenge expires. */
  expiresAt: string;
}

/** The challenge is shown by the provider's own script, and the provider hears the bank's answer itself. */
export interface ScaScript {
  method: 'SDK';
  clientSecret: string;
  /** ISO instant at which the challenge expires. */
  expiresAt: string;
}

export type ScaInstruction = ScaForm | ScaScript;

export interface CardSummary {
  brand: string;
  last4: string;
}

/** A card that the provider has stored for later payments. */
export interface StoredCard extends CardSummary {
  /** What stands for the card at the provider. */
  token: string;
  /** MM/YY */
  expiry: string;
}

/**
 * Result of an authorisation. A network error or timeout is `unknown`, never `declined`, because the provider may have
 * processed the request.
 */
export type Outcome =
  | {
      kind: 'authorised';
      providerRef: string;
      amount: number;
      card: CardSummary | null;
      /** The card, if the provider has it stored. */
      storedCard: StoredCard | null;
    }
  | { kind: 'sca_required'; providerRef: string; sca: ScaInstruction }
  | { kind: 'declined'; providerRef: string | null; code: string; customerMessage: string | null }
  | { kind: 'not_found' }
  | { kind: 'unknown'; cause: string; providerRef?: string };

/**
 * Result of a capture, abort, void or refund. `not_applicable`: the payment is not in a state that allows the request,
 * which does not tell where the money is, since the request may have been carried out before. `nothing_left`: a refund
 * of more than was captured and not refunded yet. `unknown` with the cause `repeated`: an earlier request with this
 * reference was received, and the provider does not say what became of it.
 */
export type MoneyResult =
  | { kind: 'done' }
  | { kind: 'not_applicable'; code: string }
  | { kind: 'nothing_left'; code: string }
  | { kind: 'refused'; code: string }
  | { kind: 'unknown'; cause: string };

/** State of the money of an approved payment according to the provider; amounts in minor units. */
export type MoneyState =
  | {
      kind: 'known';
      /**
       * The authorisation was neither captured nor aborted at the provider; the bank may have released the money by
       * itself.
       */
      isHeld: boolean;
      capturedAmount: number;
      /** Refunds, and what banks took back in disputes. */
      refundedAmount: number;
    }
  | { kind: 'unknown'; cause: string };

export interface CardSessionDetails {
  sessionKey: string;
  /** URL of the provider's card form script. */
  url: string;
}

/** A notification as it arrived. */
export interface RawNotification {
  rawBody: string;
  /** By lower-case name. */
  headers: Readonly<Record<string, string>>;
}

/** A notification whose signature is right. It only says that there is news: the payment itself is read again. */
export interface Notification {
  /** The same for every delivery of one notification. */
  eventKey: string;
  type: string;
  /** The payment that it is about; both null when it is about none of ours. */
  transactionUuid: string | null;
  providerRef: string | null;
}

/** A payment of which a provider's report has money that moved; amounts in minor units. */
export interface ReportedPayment {
  providerRef: string;
  /** Our id, where the payment names one. */
  transactionUuid: string | null;
  currency: string;
  /** Captured and not given back, in all until now. */
  keptAmount: number;
}

/** The payments that were captured, refunded or disputed within a span of time; null when the provider gives no answer. */
export type Report = readonly ReportedPayment[] | null;

/**
 * Interface of a payment provider's adapter. Adapters are stateless and do not use the database. Failures are results;
 * an exception means a programming error.
 */
export interface PaymentProvider {
  /** Null when the provider does not answer. */
  createCardSession(): Promise<CardSessionDetails | null>;
  authorise(payment: CardPayment): Promise<Outcome>;
  /** Forwards the bank's challenge response to the provider, which then requests the authorisation. */
  answerChallenge(answer: ChallengeAnswer): Promise<Outcome>;
  query(known: PaymentQuery): Promise<Outcome>;
  capture(request: CaptureRequest): Promise<MoneyResult>;
  /** Whether the state of the money has its refunds, which some providers store as payments of their own. */
  readonly tellsRefunds: boolean;
  moneyState(known: { providerRef: string }): Promise<MoneyState>;
  /** Releases an authorisation that was not captured. */
  abort(known: { providerRef: string }): Promise<MoneyResult>;
  /** Cancels a capture that the bank has not settled yet. */
  voidCapture(known: { providerRef: string }): Promise<MoneyResult>;
  /** Refunds captured money. */
  refund(request: RefundRequest): Promise<MoneyResult>;
  /** Holds money on a stored card without its holder, to be captured. Absent: the provider stores no cards for it. */
  charge?(charge: StoredCardCharge): Promise<Outcome>;
  /** Removes a stored card. False when the provider does not answer. */
  forgetCard(card: Pick<StoredCard, 'token'>): Promise<boolean>;
  /** Ends a payment that was given up before it was approved, where the provider could still approve it by itself. */
  abandon?(known: { providerRef: string }): Promise<void>;
  /** The report of a span of time. Absent: the provider tells of single payments only. */
  listReport?(span: { from: Date; to: Date }): Promise<Report>;
  /** Reads a notification; null when its signature is wrong. Absent: the provider sends none. */
  readNotification?(notification: RawNotification): Notification | null;
}
