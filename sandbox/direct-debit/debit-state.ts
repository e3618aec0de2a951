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
  mandate: string;
  /** Minor units. */
  amount: number;
  currency: string;
  description: string;
}

export interface DebitState {
  mandates: Record<string, DebitMandate>;
  payments: Record<string, DebitPayment>;
  /** Answers by account and idempotency key, with a fingerprint of the request. */
  answers: Record<string, { request: string; status: number; body: string }>;
}

export function emptyDebits(): DebitState {
  return { mandates: {}, payments: {}, answers: {} };
}
