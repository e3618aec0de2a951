import type { Outcome } from '#backend/payments/provider.ts';
import type { Billing } from '#contract/payments/payments.ts';

/** The fields of a form, by name, in the order in which they came. */
export type Fields = Readonly<Record<string, string>>;

/** A payment that the customer makes on the provider's own page. */
export interface PageRequest {
  transactionUuid: string;
  /** Minor units. */
  amount: number;
  currency: string;
  email: string | null;
  /** What the page fills in; null when nothing is known. */
  billing: Billing | null;
  /** Where the page sends the customer's browser with the signed result. */
  returnUrl: string;
  /** Where the provider's server sends the same result. */
  callbackUrl: string;
}

/** What came of a payment on the page; a customer can leave it without paying. */
export type PageOutcome = Exclude<Outcome, { kind: 'sca_required' }> | { kind: 'cancelled' };

/** A result whose signature is right, and the payment that it is of. */
export interface PageResult {
  kind: 'signed';
  transactionUuid: string;
  /** The amount that was asked for, in minor units. */
  amount: number | null;
  currency: string;
  /** Null for a message of something else that was done with the payment, e.g. a refund in the provider's portal. */
  outcome: PageOutcome | null;
}

/** A result, or why nothing in it can be believed. */
export type PageAnswer = PageResult | { kind: 'refused'; reason: 'signature' | 'merchant' };
