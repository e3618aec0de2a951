import type { Behaviour } from '#sandbox/core/scenarios.ts';

/** A 3-D Secure challenge that a gateway asked the bank to carry out. */
export interface Challenge {
  acsTransId: string;
  threeDSServerTransId: string;
  namespace: string;
  shop: string;
  description: string;
  amountMinor: number;
  currency: string;
  lastFourDigits: string;
  notificationUrl: string;
  behaviour: Behaviour['challenge'];
  /** The bank's answer, once given: the exact string it sent, and whether the customer passed. */
  answer: { cRes: string; passed: boolean } | null;
}

export interface BankState {
  challenges: Record<string, Challenge>;
}
