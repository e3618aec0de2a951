import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { venueMoment } from '#tests/support/make/venue-moment.ts';

export const NOON = new Date('2026-11-18T12:00:00Z');

/** The moment at which the venue's clock shows this, on 18 November 2026 unless told otherwise. */
export const at = (clock: string, date = '2026-11-18') => venueMoment(`${date} ${clock}:00`);

const uuid = (last: number): string => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`;

/** A bookable class of twenty places, thirteen of them free; what is given replaces what it says. */
export const session = (input: Partial<OccurrenceSummary> = {}): OccurrenceSummary => ({
  id: 'AAAAAAAAAAAAAAAAAAAAAA202611181830',
  isV2: true,
  compositeKey: 'k',
  bookingType: 'classes',
  categoryId: uuid(1),
  scheduleId: uuid(2),
  intervalKey: null,
  templateName: 'Aqua fit',
  startsAt: at('18:30'),
  endsAt: at('19:15'),
  duration: 45,
  ages: null,
  status: 'bookable',
  capacity: { available: 13, consumed: 7, maximum: 20 },
  price: { formatted: '£6.20', value: 620, currency: 'GBP' },
  priceFrom: null,
  locations: [{ id: uuid(3), names: ['Main pool', 'Riverside Leisure Centre'] }],
  locationName: 'Main pool',
  friendlyLocationName: null,
  instructors: [],
  tags: [],
  venue: { id: uuid(4), name: 'Riverside Leisure Centre', slug: 'riverside-leisure-centre' },
  activity: { slug: 'fitness-classes', name: 'Fitness classes' },
  restrictions: null,
  lastBookableAt: null,
  allowAnonymousBookings: false,
  bookableAction: { action: 'book', message: null, reason: null, bookingId: null, waitlistId: null },
  waitlist: null,
  waitlistOffer: null,
  ...input,
});

type Action = NonNullable<OccurrenceSummary['bookableAction']>;

/** An action that is offered, or `none` with the server's text and code. */
export const action = (
  name: Action['action'],
  message: Action['message'] = null,
  reason: Action['reason'] = null,
  ids: Partial<Pick<Action, 'bookingId' | 'waitlistId'>> = {},
): Action => ({ action: name, message, reason, bookingId: null, waitlistId: null, ...ids });
