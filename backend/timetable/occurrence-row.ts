import { sql } from 'kysely';
import type { Db } from '#backend/db/schema.ts';
import type { Channel } from '#contract/primitives.ts';

/** Places of expired holds of an occurrence `o` that have not been released yet; they count as free. */
export function lapsedPlaces(now: Date, channel: Channel) {
  return sql<number>`coalesce((
    select sum(b.places) from bookings b
    where b.occurrence_id = o.id and b.status = 'reserved' and b.released_at is null and b.pinned_by is null
      and b.expires_at <= ${now} and b.channel = ${channel}), 0)`;
}

/** Whether the court of an occurrence `o` is taken for part of the time by another session on it. */
export function isCourtTaken(now: Date) {
  return sql<boolean>`o.resource_location_id is not null and exists (
    select from bookings b
    where b.resource_location_id = o.resource_location_id and b.occurrence_id <> o.id and b.released_at is null
      and b.during && tstzrange(
        o.starts_at - make_interval(mins => o.setup_minutes), o.ends_at + make_interval(mins => o.teardown_minutes))
      and (b.status = 'settled' or b.pinned_by is not null or b.expires_at > ${now}))`;
}

/** The cheapest ticket of a ticketed session, free ones left out as long as others cost something, minor units. */
const cheapestTicket = sql<number | null>`(
  select coalesce(min(p.price) filter (where p.price > 0), min(p.price)) from tickets t join pricing_options p on p.id = t.pricing_option_id
  where t.schedule_id = o.schedule_id and o.booking_type = 'ticketed')`;

/** A session in a closure is in the way of it as with any other clash. */
const shownStatus = sql<'bookable' | 'cancelled' | 'clashing'>`(
  case when o.status = 'bookable' and o.closure_id is not null then 'clashing' else o.status end)`;

/** The reason of the closure that an occurrence `o` is in. */
const closure = sql<string | null>`(select message from closures where closures.id = o.closure_id)`;

/** Everything a timetable shows of a session, without anything personal. */
export function selectOccurrences(db: Db, now: Date) {
  return db
    .selectFrom('occurrences as o')
    .innerJoin('schedules as os', 'os.id', 'o.scheduleId')
    .select([
      'o.id',
      'o.v1Id',
      'o.venueId',
      'o.categoryId',
      'o.scheduleId',
      'o.recurrenceId',
      'o.bookingType',
      'o.localDate',
      'o.startsAt',
      'o.endsAt',
      'o.originalStartsAt',
      'o.originalEndsAt',
      'o.isDetachedFromRecurrence',
      'o.templateName',
      'o.templateDescription',
      'o.tags',
      'o.locations',
      'o.instructors',
      'o.locationName',
      'o.friendlyLocationName',
      'o.intervalKey',
      'o.compositeKey',
      'o.setupMinutes',
      'o.teardownMinutes',
      'o.bookingStrategy',
      'o.capacityStrategy',
      'o.maximum',
      'o.maximumOnline',
      'o.maximumFoh',
      'o.consumedOnline',
      'o.consumedFoh',
      'o.waitlistMaximum',
      'o.waitlistConsumed',
      'o.awaitedPlaces',
      'o.pricingOptionId',
      'o.price',
      'o.isSoldIndividually',
      'o.firstBookableAt',
      'o.lastBookableAt',
      'o.fohFirstBookableAt',
      'o.fohLastBookableAt',
      'o.allowAnonymousBookings',
      'o.cancellationPolicyId',
      'o.prePurchaseWaiverId',
      'o.prePurchaseInductionId',
      'o.attendeeWaiverId',
      'o.restrictionCriteria',
    ])
    .select(['os.minimumAge', 'os.maximumAge'])
    .select([
      shownStatus.as('status'),
      closure.as('closure'),
      lapsedPlaces(now, 'online').as('lapsedOnline'),
      lapsedPlaces(now, 'foh').as('lapsedFoh'),
      isCourtTaken(now).as('isCourtTaken'),
      cheapestTicket.as('cheapestTicket'),
    ]);
}

export type OccurrenceRow = Awaited<ReturnType<ReturnType<typeof selectOccurrences>['execute']>>[number];
