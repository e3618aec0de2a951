/** The only table from error code to HTTP status and text (docs/product.md#failures). */
export const errors = {
  malformed_request: { status: 400, message: 'The request could not be read.' },
  discount_refused: { status: 400, message: 'This reference cannot be used for this ticket' },
  unauthenticated: { status: 401, message: 'Unauthenticated.' },
  forbidden: { status: 403, message: 'Unauthorised.' },
  paid_booking_disabled: { status: 403, message: 'Paid bookings are not available at the moment' },
  booking_disabled: { status: 403, message: 'You cannot book at the moment, please contact the venue' },
  not_found: { status: 404, message: 'Unable to complete request, item not found.' },
  session_full: { status: 409, message: 'The session being booked is already full' },
  not_bookable: { status: 409, message: 'This session is not available' },
  already_booked: { status: 409, message: 'You have already booked this session' },
  already_in_basket: { status: 409, message: 'This session is already in your basket' },
  already_paid: { status: 409, message: 'This has already been paid, please remove it from your basket' },
  not_sold: { status: 409, message: 'This cannot be bought online, please ask at the venue' },
  clash: { status: 409, message: 'You have already booked a session at this time' },
  restriction_unmet: { status: 409, message: '{name} must be completed before booking' },
  already_on_waitlist: { status: 409, message: 'You are already on the waitlist for this session' },
  waitlist_full: { status: 409, message: 'The waitlist for this session is full' },
  places_available: { status: 409, message: 'There are places available for this session' },
  cannot_cancel: { status: 409, message: 'This booking cannot be cancelled' },
  hold_expired: { status: 409, message: 'Your place is no longer held, please add it again' },
  hold_limit_reached: {
    status: 409,
    message:
      'Your places in this session have been held for as long as possible, please try again tomorrow or contact the venue',
  },
  too_many_places: {
    status: 409,
    message:
      'This is more places than can be held at once. Please pay for what is in your basket first, or contact the venue to book for a group',
  },
  basket_changed: { status: 409, message: 'Your basket has changed, please check it and try again' },
  payment_in_progress: { status: 409, message: 'A payment for this basket is in progress' },
  transaction_state: { status: 409, message: 'This payment can no longer be continued' },
  form_changed: { status: 409, message: 'This form has changed, please check it again' },
  second_factor_on: { status: 409, message: 'Two-step log-in is on already' },
  idempotency_in_progress: { status: 409, message: 'This request is already being processed' },
  too_large: { status: 413, message: 'The request is too large.' },
  validation_failed: { status: 422, message: 'The given data was invalid.' },
  invalid_credentials: { status: 422, message: 'Your email, reference or password is not correct' },
  second_factor_required: { status: 422, message: 'Please enter the code from your authenticator app' },
  invalid_code: { status: 422, message: 'This code is not right, please try the next one' },
  invalid_token: { status: 422, message: 'This link is no longer valid, please ask for a new one' },
  credit_not_applied: { status: 422, message: 'Credit amount could not be applied.' },
  waivers_incomplete: {
    status: 422,
    message: 'Error with waivers, unable to complete order, please try again',
  },
  idempotency_key_reused: { status: 422, message: 'This request was already sent with other content' },
  too_many_requests: { status: 429, message: 'Too many attempts, please try again later' },
  unexpected: { status: 500, message: 'Something has gone wrong, please try again.' },
  maintenance: { status: 503, message: 'Unable to access the site due to planned maintenance.' },
  unavailable: { status: 503, message: 'Something has gone wrong, please try again.' },
  logout_unconfirmed: {
    status: 503,
    message: 'You are logged out on this device, but the session could not be ended everywhere yet. We keep trying.',
  },
  provider_unavailable: { status: 503, message: 'Something has gone wrong, please try again.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errors;

/** Tells whether a word from the wire is one of our codes. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && value in errors;
}
