import { addMinutes } from 'date-fns/addMinutes';
import { instantOfLocal } from '#backend/serialize/venue-time.ts';
import { siteZone } from '#contract/rules/site-zone.ts';
import type { OpeningDay } from '#contract/venues/venues.ts';
import { getSeries } from './get-series.ts';
import { chance, demoId, occurrenceId } from './identity.ts';
import { isInside } from './opening.ts';
import { demoPrices } from './operator/prices.ts';
import { locationId, policyId, recurrenceId, scheduleId } from './seed-series.ts';
import { bookingStrategy, type Series } from './series/series.ts';
import type { DemoVenue } from './venues/demo-venue.ts';
import { instructorId } from './venues/instructors.ts';

export interface DemoSession {
  id: string;
  series: Series;
  /** Places taken by the demo's own crowd. */
  crowd: number;
  isWaitedFor: boolean;
  row: ReturnType<typeof getRow>;
}

function getType(series: Series): 'ticketed' | 'resources' | 'classes' {
  if (series.tickets.length > 0) return 'ticketed';
  return series.capacity === 1 ? 'resources' : 'classes';
}

function getRow(venue: DemoVenue, series: Series, date: string, start: string) {
  const startsAt = instantOfLocal(`${date} ${start}:00`, siteZone);
  const endsAt = addMinutes(startsAt, series.duration);
  const recurrence = recurrenceId(venue, series, start);
  const location = locationId(venue, series.location);
  const bookingType = getType(series);
  const isCourt = bookingType === 'resources';
  const price = demoPrices.find(({ reference }) => reference === series.price);
  return {
    id: occurrenceId(recurrence, startsAt),
    venueId: demoId(`venue ${venue.slug}`),
    categoryId: demoId(`category ${series.category}`),
    scheduleId: scheduleId(venue, series),
    recurrenceId: recurrence,
    bookingType,
    localDate: date,
    startsAt,
    endsAt,
    originalStartsAt: startsAt,
    originalEndsAt: endsAt,
    templateName: series.name,
    templateDescription: series.description,
    tags: series.tags,
    locations: [{ id: location, names: [series.location, venue.name] }],
    instructors: series.instructors.map((name) => ({ id: instructorId(venue, name), name })),
    locationName: series.location,
    compositeKey: `${isCourt ? series.category : series.key}-${date.replaceAll('-', '')}-${start.replace(':', '')}-${series.duration}`,
    intervalKey: series.isOneInterval === true ? `${series.key}-${date}` : null,
    resourceLocationId: isCourt ? location : null,
    bookingStrategy: bookingStrategy(series),
    maximum: series.capacity,
    // The desk sells swims, gym visits and courts without a name.
    allowAnonymousBookings: bookingType !== 'classes',
    waitlistMaximum: series.waitlist,
    pricingOptionId: series.price === null ? null : demoId(`price ${series.price}`),
    price: price?.price ?? null,
    cancellationPolicyId: policyId(series),
    prePurchaseWaiverId: series.waiver === null ? null : demoId(`restriction ${series.waiver}`),
    attendeeWaiverId: series.attendeeWaiver === undefined ? null : demoId(`restriction ${series.attendeeWaiver}`),
    prePurchaseInductionId: series.induction === null ? null : demoId(`restriction ${series.induction}`),
  };
}

/**
 * How many of the places the demo's crowd takes: more in the evening, and fixed numbers for the sessions that the demo
 * documents.
 */
function getCrowd(venue: DemoVenue, series: Series, date: string, start: string): number {
  const key = `${venue.slug} ${series.key} ${date} ${start}`;
  if (venue.slug === 'riverside-leisure-centre') {
    if (series.key === 'spin') return series.capacity;
    if (series.key === 'boxing' || series.key === 'trampoline') return series.capacity - (start < '18:00' ? 3 : 1);
    if (series.key === 'aqua') return 6;
    if (series.key === 'junior-trampoline') return 4;
  }
  if (series.capacity === 1) return chance(key) < (start >= '17:00' ? 0.45 : 0.2) ? 1 : 0;
  const share = start >= '17:00' ? 0.9 : 0.6;
  return Math.min(series.capacity, Math.floor(chance(key) * share * (series.capacity + 2)));
}

/** The sessions of a venue on one of its days: those that fit into its opening times. */
export function makeDay(venue: DemoVenue, { date, weekday, ranges }: OpeningDay): DemoSession[] {
  return getSeries(venue)
    .filter(({ weekdays }) => weekdays.includes(weekday))
    .flatMap((series) =>
      series.starts
        .filter((start) => series.isAlwaysOpen === true || isInside(ranges, start, series.duration))
        .map((start) => {
          const row = getRow(venue, series, date, start);
          const crowd = getCrowd(venue, series, date, start);
          const isFull = crowd >= series.capacity;
          return { id: row.id, series, crowd, isWaitedFor: isFull && series.waitlist !== null, row };
        }),
    );
}
