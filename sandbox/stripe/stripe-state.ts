import type { Behaviour, ScenarioName } from '#sandbox/core/scenarios.ts';
import type { CardRefusal } from './vendor-test-cards.ts';

/** A card as the gateway keeps it; the number itself is never stored. */
export interface PaymentMethod {
  id: string;
  namespace: string;
  customer: string | null;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  billingDetails: Record<string, unknown>;
  scenario: ScenarioName | null;
  /** How the bank refuses the card, for cards that are known for it. */
  refusal: CardRefusal | null;
  hasFailedOnce: boolean;
}

export interface ConfirmationToken {
  id: string;
  namespace: string;
  paymentMethod: PaymentMethod;
  expiresAt: number;
  /** The payment that the token was used for. */
  usedBy: string | null;
}

export interface Customer {
  id: string;
  namespace: string;
  email: string | null;
  name: string | null;
}

export type IntentStatus =
  'requires_payment_method' | 'requires_action' | 'requires_capture' | 'succeeded' | 'canceled';

export interface LastError {
  type: string;
  code: string;
  decline_code?: string;
  message: string;
}

export interface Movement {
  type: 'charge' | 'refund' | 'adjustment';
  amount: number;
  /** Epoch milliseconds. */
  at: number;
}

export interface Intent {
  id: string;
  namespace: string;
  clientSecret: string;
  amount: number;
  currency: string;
  description: string | null;
  metadata: Record<string, string>;
  captureMethod: 'manual' | 'automatic';
  customer: string | null;
  setupFutureUsage: string | null;
  status: IntentStatus;
  paymentMethod: PaymentMethod;
  behaviour: Behaviour;
  lastError: LastError | null;
  /** What the bank is sent while a challenge is open. */
  challenge: { acsTransId: string; acsUrl: string; cReq: string } | null;
  capturedAmount: number;
  refundedAmount: number;
  /** What banks took back in disputes that are open or lost. */
  disputedAmount: number;
  /** What moved the balance of the account, oldest first; amounts of refunds and disputes are negative. */
  movements: Movement[];
  hasLostCapture: boolean;
  /** Epoch milliseconds. */
  createdAt: number;
}

/** One delivery of an event, signed when it was made. */
export interface Delivery {
  namespace: string;
  eventId: string;
  type: string;
  payload: string;
  signature: string;
}

interface KeptAnswer {
  /** Path and body of the request. */
  request: string;
  status: number;
  body: string;
}

export interface StripeState {
  paymentMethods: Record<string, PaymentMethod>;
  confirmationTokens: Record<string, ConfirmationToken>;
  customers: Record<string, Customer>;
  intents: Record<string, Intent>;
  /** Answers by namespace and idempotency key. */
  answers: Record<string, KeptAnswer>;
  /** Keeps deliveries for the test to make, instead of making them. */
  isHolding: boolean;
  held: Delivery[];
}

export function emptyStripeState(): StripeState {
  return {
    paymentMethods: {},
    confirmationTokens: {},
    customers: {},
    intents: {},
    answers: {},
    isHolding: false,
    held: [],
  };
}
