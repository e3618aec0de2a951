interface DebitMandate {
  id: string;
  namespace: string;
  reference: string;
  /** Never more of an account than its last four digits. */
  accountEnd: string;
}

export interface DebitPayment {
  id: string;
  namespace: string;
  /** Of the request that made it. */
  key: string;
  mandate: string;
  /** Minor units. */
  amount: number;
  currency: string;
  description: string;
}

/** What the bank of an account does with a payment instead of confirming it, by the last four digits of the account. */
export const refusals: Readonly<Record<string, string>> = {
  '0002': 'insufficient_funds',
  '0005': 'mandate_cancelled',
  '0007': 'account_closed',
};

export interface DebitState {
  mandates: Record<string, DebitMandate>;
  payments: Record<string, DebitPayment>;
  /** Answers by account and idempotency key, with a fingerprint of the request. */
  answers: Record<string, { request: string; status: number; body: string }>;
}

export function emptyDebits(): DebitState {
  return { mandates: {}, payments: {}, answers: {} };
}
