import { action, at, NOON, session } from '#tests/support/model/sessions.ts';
import { availabilityTag, isLow } from './availability-tag.ts';

const getKind = (input: Parameters<typeof session>[0]) => availabilityTag(session(input), NOON)?.kind;
const full = { available: 0, consumed: 20, maximum: 20 };

describe('what a session says of itself', () => {
  test('a session that has ended is past, even one that was booked', () => {
    const times = { startsAt: at('10:00'), endsAt: at('11:00') };
    expect(getKind({ ...times, bookableAction: action('cancel_booking') })).toBe('past');
  });

  test('a session that ends this minute is past', () => {
    expect(getKind({ startsAt: at('11:00'), endsAt: at('12:00') })).toBe('past');
  });

  test('a session that is under way is not past', () => {
    expect(getKind({ startsAt: at('11:30'), endsAt: at('12:30'), bookableAction: action('cancel_booking') })).toBe(
      'booked',
    );
  });

  test.each([
    ['cancel_booking', 'booked', 'primary'],
    ['cancel_reservation', 'reserved', 'warning'],
    ['join_waitlist', 'join_waitlist', 'info'],
    ['leave_waitlist', 'on_waitlist', 'info'],
  ] as const)('%s shows %s, whatever places are left', (name, kind, tone) => {
    expect(availabilityTag(session({ bookableAction: action(name), capacity: full }), NOON)).toMatchObject({
      kind,
      tone,
    });
  });

  test('a person busy at that time is recognised by the code', () => {
    expect(getKind({ bookableAction: action(null, 'Anything', 'busy') })).toBe('busy');
  });

  test('a backend without codes is understood by its words', () => {
    expect(getKind({ bookableAction: action(null, 'You have already booked a session at this time') })).toBe('busy');
  });

  test('the code wins over the words', () => {
    expect(getKind({ bookableAction: action(null, 'You have already booked a session at this time', 'barred') })).toBe(
      'reason',
    );
  });

  test('a session sold only with its camp is hidden in a view of whole camps, and says so elsewhere', () => {
    const bundled = session({
      bookableAction: action(null, 'This session cannot be booked individually', 'not_individually'),
    });
    expect(availabilityTag(bundled, NOON, { bundledOnlyView: true })).toBeNull();
    expect(availabilityTag(bundled, NOON)).toMatchObject({
      kind: 'reason',
      message: 'This session cannot be booked individually',
    });
  });

  test('any other refusal is told in the words of the server', () => {
    const refused = session({ bookableAction: action(null, 'Booking has closed for this session', 'closed') });
    expect(availabilityTag(refused, NOON)).toMatchObject({
      kind: 'reason',
      message: 'Booking has closed for this session',
      reason: 'closed',
    });
  });

  test('no action, no message and no place is sold out', () => {
    expect(getKind({ bookableAction: action(null, null, 'full'), capacity: full })).toBe('sold_out');
  });

  test('without a word about actions the places decide', () => {
    expect(getKind({ bookableAction: null })).toBe('available');
    expect(getKind({ bookableAction: null, capacity: full })).toBe('sold_out');
  });

  test('a place offered from the waitlist is not sold out for the person it is offered to', () => {
    expect(getKind({ capacity: full, waitlistOffer: { expiresAt: '2026-11-18T13:00:00Z' } })).toBe('offered');
  });

  test('counts the places and their share', () => {
    expect(availabilityTag(session(), NOON)).toMatchObject({
      kind: 'available',
      tone: 'success',
      count: 13,
      share: 0.65,
    });
  });

  test('a session with no places at all has an empty ring, not a broken one', () => {
    expect(availabilityTag(session({ capacity: { available: 0, consumed: 0, maximum: 0 } }), NOON)?.share).toBe(0);
  });
});

describe('few places left', () => {
  test.each([
    [4, 20, true],
    [5, 20, false],
    [3, 19, true],
    [4, 19, false],
    [1, 5, true],
    [1, 4, false],
    [3, 15, true],
  ])('%i of %i', (available, maximum, low) => {
    expect(isLow({ available, consumed: maximum - available, maximum })).toBe(low);
  });
});
