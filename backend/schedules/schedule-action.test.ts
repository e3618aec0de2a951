import type { BookableAction } from '#contract/timetable/bookable-action.ts';
import { scheduleAction, type Part } from './schedule-action.ts';

const none: BookableAction = { action: null, message: null, reason: null, bookingId: null, waitlistId: null };
const book: BookableAction = { ...none, action: 'book' };
const full: BookableAction = { ...none, reason: 'full' };
const waitlist: BookableAction = { ...none, action: 'join_waitlist' };
const busy: BookableAction = { ...none, reason: 'busy', message: 'You have already booked a session at this time' };
const started: BookableAction = { ...none, reason: 'started', message: 'This session has already started' };
const notAlone: BookableAction = {
  ...none,
  reason: 'not_individually',
  message: 'This session cannot be booked individually',
};
const cancelled: BookableAction = { ...none, reason: 'not_available', message: 'This session is not available' };
const now = new Date('2026-12-02T12:00:00Z');

/** Days of a camp from tomorrow on, or from so many days before today. */
function days(
  wholes: BookableAction[],
  { single, before = 0 }: { single?: BookableAction; before?: number } = {},
): Part[] {
  return wholes.map((whole, day) => ({
    startsAt: new Date(now.getTime() + (day + 1 - before) * 86_400_000),
    isCancelled: whole === cancelled,
    whole,
    single: single ?? whole,
  }));
}

const both = { kind: 'camps', isSoldBundled: true, isSoldIndividually: true, allowAfterStart: false, now } as const;
const wholeOnly = { ...both, isSoldIndividually: false };
const daysOnly = { ...both, isSoldBundled: false };
const course = { ...wholeOnly, kind: 'courses' } as const;
const fullText = 'The session being booked is already full';

describe('a camp', () => {
  it.each([
    ['with room every day', both, days([book, book]), book],
    ['with one full day, sold by the day too', both, days([full, book]), book],
    [
      'with one full day, sold as a whole',
      wholeOnly,
      days([full, book], { single: notAlone }),
      { reason: 'full', message: fullText },
    ],
    [
      'with a day to wait for, sold as a whole',
      wholeOnly,
      days([waitlist, book], { single: notAlone }),
      { reason: 'full', message: fullText },
    ],
    ['full every day', both, days([full, waitlist]), { reason: 'full', message: fullText }],
    ['full or at a busy time', daysOnly, days([full, busy]), { reason: 'full', message: fullText }],
    ['at busy times', both, days([busy, busy]), busy],
    ['with a day called off, sold as a whole', wholeOnly, days([cancelled, book], { single: notAlone }), cancelled],
    ['that has begun, sold by the day', daysOnly, days([started, book], { before: 1 }), book],
    ['that has begun, sold as a whole', wholeOnly, days([started, book], { before: 1, single: notAlone }), started],
    ['that is over', both, days([started, started], { before: 3 }), started],
    ['without a day', both, [], cancelled],
  ])('%s', (_, kind, parts, expected) => {
    expect(scheduleAction({ ...kind, parts })).toEqual({ ...none, ...expected });
  });
});

describe('a course', () => {
  it.each([
    ['to come', course, days([book, book]), book],
    [
      'that has begun',
      course,
      days([started, book], { before: 1 }),
      { reason: 'started', message: 'This course has already started' },
    ],
    [
      'that has begun and may be joined',
      { ...course, allowAfterStart: true },
      days([started, book], { before: 1 }),
      book,
    ],
    [
      'joined late with a full week ahead',
      { ...course, allowAfterStart: true },
      days([started, full], { before: 1 }),
      { reason: 'full', message: fullText },
    ],
    ['with a week called off', course, days([cancelled, book]), book],
  ])('%s', (_, kind, parts, expected) => {
    expect(scheduleAction({ ...kind, parts: parts.map((part) => ({ ...part, single: notAlone })) })).toEqual({
      ...none,
      ...expected,
    });
  });
});

describe("one's own bookings come first", () => {
  const settled: BookableAction = { ...none, action: 'cancel_booking', bookingId: 'b1' };
  const held: BookableAction = { ...none, action: 'cancel_reservation', bookingId: 'b2' };
  const kept: BookableAction = { ...none, reason: 'already_booked', message: 'You have already booked this session' };

  it.each([
    ['a booking before a hold', days([held, settled, book]), settled],
    ['a hold before what is free', days([book, held]), held],
    ['a booking that stays', days([kept, book]), kept],
    ['not what was attended', days([kept, book], { before: 1 }), book],
  ])('%s', (_, parts, expected) => {
    expect(scheduleAction({ ...daysOnly, parts })).toEqual(expected);
  });
});
