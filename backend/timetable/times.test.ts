import type { BookableAction } from '#contract/timetable/bookable-action.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { getTimes } from './operations/list-activity-times.ts';

const pounds = (value: number) => ({ formatted: '', value, currency: 'GBP' });
const action = (name: BookableAction['action'], reason: BookableAction['reason'] = null): BookableAction => ({
  action: name,
  reason,
  message: null,
  bookingId: null,
  waitlistId: null,
});

function court(id: number, compositeKey: string, input: Partial<OccurrenceSummary> = {}): OccurrenceSummary {
  const moment = { utc: '2026-11-24T10:00:00Z', local: '2026-11-24 10:00:00', timezone: 'Europe/London' };
  return {
    id,
    compositeKey,
    isV2: false,
    bookingType: 'resources',
    categoryId: 'c',
    scheduleId: 's',
    intervalKey: null,
    templateName: 'Badminton',
    startsAt: moment,
    endsAt: moment,
    duration: 60,
    ages: null,
    status: 'bookable',
    capacity: { available: 1, consumed: 0, maximum: 1 },
    price: pounds(900),
    priceFrom: null,
    locations: [],
    locationName: `Court ${id}`,
    friendlyLocationName: null,
    instructors: [],
    tags: [],
    venue: { id: 'v', name: 'Riverside', slug: 'riverside' },
    activity: { slug: 'badminton', name: 'Badminton' },
    restrictions: null,
    lastBookableAt: null,
    allowAnonymousBookings: false,
    bookableAction: action('book'),
    waitlist: null,
    waitlistOffer: null,
    ...input,
  };
}

describe('the times of a day', () => {
  it('are one for all courts at that time, in the order they come', () => {
    const times = getTimes([court(1, '10-60'), court(2, '10-60'), court(3, '11-60')]);
    expect(times.map(({ compositeKey, occurrenceIds }) => [compositeKey, occurrenceIds])).toEqual([
      ['10-60', [1, 2]],
      ['11-60', [3]],
    ]);
    expect(times[0]?.capacity).toEqual({ available: 2, consumed: 0, maximum: 2 });
  });

  it('cost what the cheapest costs', () => {
    expect(getTimes([court(1, 'a', { price: pounds(900) }), court(2, 'a', { price: pounds(700) })])[0]?.price).toEqual(
      pounds(700),
    );
    expect(getTimes([court(1, 'a', { price: null, priceFrom: pounds(270) })])[0]?.price).toEqual(pounds(270));
    expect(getTimes([court(1, 'a', { price: null })])[0]?.price).toBeNull();
  });

  it.each([
    [['book', 'cancel_booking'], 'cancel_booking'],
    [[null, 'book'], 'book'],
    [['join_waitlist', 'book'], 'book'],
    [['join_waitlist', 'leave_waitlist'], 'leave_waitlist'],
    [['cancel_reservation', 'book'], 'cancel_reservation'],
  ] as const)('offer the most useful of %j', (names, best) => {
    const sessions = names.map((name, index) => court(index + 1, 'a', { bookableAction: action(name) }));
    expect(getTimes(sessions)[0]?.bookableAction.action).toBe(best);
  });

  it('give the first refusal when there is nothing to offer', () => {
    const sessions = [
      court(1, 'a', { bookableAction: action(null, 'full') }),
      court(2, 'a', { bookableAction: action(null, 'closed') }),
    ];
    expect(getTimes(sessions)[0]?.bookableAction.reason).toBe('full');
  });

  it('are none without sessions', () => {
    expect(getTimes([])).toEqual([]);
  });
});
