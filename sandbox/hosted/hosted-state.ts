import type { Behaviour } from '#sandbox/core/scenarios.ts';

export type Fields = Record<string, string>;

/** One showing of the payment page, and the payment that is made on it. */
export interface HostedPayment {
  id: string;
  /** The merchant's id. */
  namespace: string;
  dialect: 'cardstream' | 'acceptance';
  /** The form of the shop, without its signature. */
  request: Fields;
  /** The shop's own id of the payment. */
  reference: string;
  /** Minor units. */
  amount: number;
  currency: string;
  returnUrl: string;
  cancelUrl: string;
  callbackUrl: string;
  /** The gateway's id, by which the shop acts on the payment later. */
  xref: string;
  state: 'open' | 'challenged' | 'approved' | 'captured' | 'canceled' | 'declined';
  responseCode: string;
  responseMessage: string;
  card: { brand: string; lastFourDigits: string } | null;
  behaviour: Behaviour;
  acsTransId: string | null;
  authorisedAt: number | null;
  capturedAt: number | null;
  capturedAmount: number;
  refundedAmount: number;
  /** References of refunds that were carried out. */
  refunds: string[];
  hasFailedOnce: boolean;
  hasLostCapture: boolean;
}

/** A message to a shop's server. */
export interface Notification {
  namespace: string;
  reference: string;
  url: string;
  body: string;
  /** `failed`: the shop could not be reached. */
  status: 'held' | 'dropped' | 'sent' | 'failed';
}

export interface HostedState {
  payments: Record<string, HostedPayment>;
  /** The latest, in the order in which they were made. */
  notifications: Notification[];
  /** What happens to notifications, per namespace (`*` for all). */
  deliveries: Record<string, 'hold' | 'drop'>;
}

export function emptyHosted(): HostedState {
  return { payments: {}, notifications: [], deliveries: {} };
}
