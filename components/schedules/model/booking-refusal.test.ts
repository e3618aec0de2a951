import { campDay, soldOut } from '#tests/support/model/camp-sessions.ts';
import { action, NOON } from '#tests/support/model/sessions.ts';
import { campRefusal, courseRefusal, type CampAttempt, type CourseAttempt } from './booking-refusal.ts';
import { campChoice } from './camp-choice.ts';

const both = ['bundled', 'individual'] as const;
const free = campChoice(
  { pricingOptionAvailability: both, occurrences: [campDay('2026-12-21'), campDay('2026-12-22')] },
  NOON,
);
const nothingLeft = campChoice(
  { pricingOptionAvailability: both, occurrences: [campDay('2026-12-21', soldOut)] },
  NOON,
);
const wholeOnly = campChoice(
  { pricingOptionAvailability: ['bundled'], occurrences: [campDay('2026-12-21', soldOut)] },
  NOON,
);

const camp = (input: Partial<CampAttempt> = {}): CampAttempt => ({
  action: action('book'),
  type: 'individual',
  choice: free,
  chosen: 2,
  isWaiverAgreed: true,
  isFormValid: true,
  ...input,
});

describe('booking a camp', () => {
  test.each([
    ['chosen dates, everything there', {}],
    ['the entire camp, everything there', { type: 'full', chosen: 0 }],
    ['more sessions of a camp that is booked in part', { action: action('cancel_booking') }],
    ['more sessions of a camp that is in the basket in part', { action: action('cancel_reservation') }],
  ] as const)('is allowed: %s', (_, input) => {
    expect(campRefusal(camp(input))).toBeNull();
  });

  test.each([
    ['the waiver', { isWaiverAgreed: false }, 'waiver'],
    ['a session', { chosen: 0 }, 'sessions'],
    ['a camp that is in the basket', { type: 'full', action: action('cancel_reservation') }, 'reserved'],
    ['a camp that is booked', { type: 'full', action: action('cancel_booking') }, 'booked'],
    [
      'a camp that is booked with no session left',
      { action: action('cancel_booking'), choice: nothingLeft, chosen: 0 },
      'booked',
    ],
    ['a camp with nothing left', { choice: nothingLeft, chosen: 0 }, 'full'],
    ['an entire camp with a session sold out', { type: 'full', choice: wholeOnly, chosen: 0 }, 'full'],
    ['the required fields', { isFormValid: false }, 'fields'],
    ['a camp with no action and no word why', { action: action(null) }, 'full'],
  ] as const)('waits for %s', (_, input, kind) => {
    expect(campRefusal(camp(input))?.kind).toBe(kind);
  });

  test('tells a refusal in the words of the server', () => {
    const closed = action(null, 'Booking has closed for this session', 'closed');
    expect(campRefusal(camp({ action: closed }))).toEqual({
      kind: 'server',
      message: 'Booking has closed for this session',
      reason: 'closed',
    });
  });

  test('gives one reason at a time, in the documented order', () => {
    const order: string[] = [];
    const closed = action(null, 'Closed', 'closed');
    let attempt = camp({ isWaiverAgreed: false, chosen: 0, action: closed, isFormValid: false });
    const remedies: Partial<CampAttempt>[] = [
      { isWaiverAgreed: true },
      { chosen: 1 },
      { action: action('book') },
      { isFormValid: true },
    ];
    for (const remedy of remedies) {
      order.push(campRefusal(attempt)?.kind ?? 'allowed');
      attempt = { ...attempt, ...remedy };
    }
    expect([...order, campRefusal(attempt)]).toEqual(['waiver', 'sessions', 'server', 'fields', null]);
  });
});

describe('booking a course', () => {
  const course = (input: Partial<CourseAttempt> = {}): CourseAttempt => ({
    action: action('book'),
    hasStarted: false,
    allowCustomerBookCourseAfterStart: false,
    isWaiverAgreed: true,
    isFormValid: true,
    ...input,
  });

  test.each([
    ['before it starts', {}],
    ['after it has started, where that is allowed', { hasStarted: true, allowCustomerBookCourseAfterStart: true }],
  ])('is allowed %s', (_, input) => {
    expect(courseRefusal(course(input))).toBeNull();
  });

  test.each([
    ['the waiver', { isWaiverAgreed: false, isFormValid: false }, 'waiver'],
    ['a course in the basket', { action: action('cancel_reservation') }, 'reserved'],
    ['a course that is booked', { action: action('cancel_booking') }, 'booked'],
    ['a course that has started', { hasStarted: true }, 'started'],
    ['the words of the server', { action: action(null, 'This course has already started') }, 'server'],
    ['the required fields', { isFormValid: false }, 'fields'],
  ])('waits for %s', (_, input, kind) => {
    expect(courseRefusal(course(input))?.kind).toBe(kind);
  });
});
