import { campDay, dayId, onlyWithCamp, soldOut } from '#tests/support/model/camp-sessions.ts';
import { action, NOON } from '#tests/support/model/sessions.ts';
import { campBookingType, campChoice, chosenSessions } from './camp-choice.ts';

const both = ['bundled', 'individual'] as const;
const bundled = ['bundled'] as const;
const individual = ['individual'] as const;

const free = [campDay('2026-12-21'), campDay('2026-12-22'), campDay('2026-12-23')];
const oneFull = [campDay('2026-12-21'), campDay('2026-12-22', soldOut)];
const onePast = [campDay('2026-11-17'), campDay('2026-12-22')];
const oneMine = [campDay('2026-12-21', { bookableAction: action('cancel_booking') }), campDay('2026-12-22')];
const onlyWhole = free.map((day) => ({ ...day, bookableAction: onlyWithCamp }));

describe('how a camp may be booked', () => {
  test.each([
    ['both prices and every session free', both, free, 'full', false, false],
    ['only the entire price', bundled, onlyWhole, 'full', false, true],
    ['only the entire price, from a backend that offers each session', bundled, free, 'full', false, true],
    ['only the price of a session', individual, free, 'individual', true, false],
    ['both prices and one session sold out', both, oneFull, 'individual', true, false],
    ['both prices and one session past', both, onePast, 'individual', true, false],
    ['both prices and one session booked', both, oneMine, 'individual', true, false],
    ['only the entire price and one session sold out', bundled, oneFull, 'full', true, true],
    ['no price at all', [], free, 'full', true, true],
  ] as const)('%s', (_, pricingOptionAvailability, occurrences, initialType, isEntireDisabled, isChooserDisabled) => {
    expect(campChoice({ pricingOptionAvailability, occurrences }, NOON)).toMatchObject({
      initialType,
      isEntireDisabled,
      isChooserDisabled,
    });
  });

  test('a session sold only with its camp closes the entire camp when it has no place', () => {
    const full = { ...campDay('2026-12-21'), bookableAction: onlyWithCamp, capacity: soldOut.capacity };
    expect(campChoice({ pricingOptionAvailability: bundled, occurrences: [full] }, NOON).entireReason).toBe(
      'unavailable',
    );
  });

  test('says whether the price or a session is what closes the entire camp', () => {
    expect(campChoice({ pricingOptionAvailability: individual, occurrences: oneFull }, NOON).entireReason).toBe(
      'no_price',
    );
    expect(campChoice({ pricingOptionAvailability: both, occurrences: oneFull }, NOON).entireReason).toBe(
      'unavailable',
    );
    expect(campChoice({ pricingOptionAvailability: both, occurrences: free }, NOON).entireReason).toBeNull();
  });

  test('without a price for a session, what cannot be booked alone does not say so', () => {
    expect(campChoice({ pricingOptionAvailability: bundled, occurrences: onlyWhole }, NOON).isBundledOnlyView).toBe(
      true,
    );
    expect(campChoice({ pricingOptionAvailability: both, occurrences: free }, NOON).isBundledOnlyView).toBe(false);
  });
});

describe('the sessions that are ticked at first', () => {
  test('are all that lie ahead and whose action is book', () => {
    const waiting = campDay('2026-12-24', { bookableAction: action('join_waitlist') });
    const started = campDay('2026-11-18');
    const occurrences = [...onePast, started, waiting, campDay('2026-12-28')];
    const { preselected } = campChoice({ pricingOptionAvailability: both, occurrences }, NOON);
    expect(preselected).toEqual([dayId('2026-12-22'), dayId('2026-12-28')]);
  });

  test('a session that starts this very minute is no longer ahead', () => {
    const { preselected } = campChoice(
      { pricingOptionAvailability: both, occurrences: [campDay('2026-11-18')] },
      new Date('2026-11-18T09:00:00Z'),
    );
    expect(preselected).toEqual([]);
  });
});

describe('what somebody had chosen before', () => {
  const choice = campChoice({ pricingOptionAvailability: both, occurrences: free }, NOON);
  const closed = campChoice({ pricingOptionAvailability: both, occurrences: oneFull }, NOON);
  const whole = campChoice({ pricingOptionAvailability: bundled, occurrences: onlyWhole }, NOON);

  test.each([
    ['nothing yet', choice, null, 'full'],
    ['chosen dates', choice, 'individual', 'individual'],
    ['the entire camp, which has closed meanwhile', closed, 'full', 'individual'],
    ['chosen dates, which are not sold', whole, 'individual', 'full'],
  ] as const)('%s', (_, input, selected, type) => {
    expect(campBookingType(input, selected)).toBe(type);
  });

  test('ticked sessions that can no longer be had are left out, unticked ones stay unticked', () => {
    expect(chosenSessions(choice, null)).toHaveLength(3);
    expect(chosenSessions(choice, [dayId('2026-12-23'), dayId('2027-01-01')])).toEqual([dayId('2026-12-23')]);
    expect(chosenSessions(choice, [])).toEqual([]);
  });
});
