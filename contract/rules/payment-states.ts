/** States of a payment attempt (docs/product.md#payment-states). */
export const paymentStates = [
  'created',
  'ready',
  'authorising',
  'sca_required',
  'sca_processing',
  'authorised',
  'completing',
  'completed',
  'declined',
  'pending',
  'unknown',
  'cancelled',
  'expired',
  'reversing',
  'reversed',
] as const;
export type PaymentState = (typeof paymentStates)[number];

/** States of an open payment: the basket must not change meanwhile, and its holds do not expire. */
export const openPaymentStates = [
  'authorising',
  'sca_required',
  'sca_processing',
  'authorised',
  'completing',
  'unknown',
  'pending',
] as const satisfies PaymentState[];
