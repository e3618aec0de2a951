import type { BookableAction } from '#contract/timetable/bookable-action.ts';
import { getRefusal } from './price-rules.ts';

const none: BookableAction = { action: null, message: null, reason: null, bookingId: null, waitlistId: null };
const refusal = (input: Partial<BookableAction>) => {
  const made = getRefusal({ ...none, ...input }, 2);
  return made === null ? null : { code: made.code, status: made.status, message: made.message, details: made.details };
};

describe('what the timetable offers decides about an add', () => {
  it('book: nothing stands in the way', () => {
    expect(refusal({ action: 'book' })).toBeNull();
  });

  it.each([
    [{ action: 'cancel_booking' }, 'already_booked', 409],
    [{ action: 'cancel_reservation' }, 'already_in_basket', 409],
    [{ action: 'join_waitlist' }, 'session_full', 409],
    [{ action: 'leave_waitlist' }, 'session_full', 409],
    [{ reason: 'full' }, 'session_full', 409],
    [{ reason: 'already_booked' }, 'already_booked', 409],
    [{ reason: 'busy' }, 'clash', 409],
    [{ reason: 'barred' }, 'booking_disabled', 403],
    [{ reason: 'restriction_unmet' }, 'restriction_unmet', 409],
    [{ reason: 'closed' }, 'not_bookable', 409],
    [{ reason: 'started' }, 'not_bookable', 409],
  ] as const)('%j: %s', (input, code, status) => {
    expect(refusal(input)).toMatchObject({ code, status, details: { itemIndex: 2 } });
  });

  it('keeps the sentence that says why, and the reason', () => {
    const message = 'Booking has closed for this session';
    expect(refusal({ reason: 'closed', message })).toMatchObject({ message, details: { reason: 'closed' } });
  });
});
