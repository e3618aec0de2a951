export type BookingStatus = 'reserved' | 'settled' | 'cancelled';
export type CancellationSource = 'customers' | 'foh' | 'my-account' | 'occurrence';
export type CartSource =
  | 'class-booking'
  | 'activity-booking'
  | 'online-joining'
  | 'online-guest-passes'
  | 'front-of-house'
  | 'point-of-sale'
  | 'off-system';
/** States of a payment attempt (docs/product.md#payment-states). */
export type TransactionState =
  | 'created'
  | 'ready'
  | 'authorising'
  | 'sca_required'
  | 'sca_processing'
  | 'authorised'
  | 'completing'
  | 'completed'
  | 'declined'
  | 'pending'
  | 'unknown'
  | 'cancelled'
  | 'expired'
  | 'reversing'
  | 'reversed';
