import { sql } from 'kysely';
import type { Tx } from '#backend/db/schema.ts';
import { demoId, venueId } from '#backend/demo/identity.ts';
import { demoPrices } from '#backend/demo/operator/prices.ts';
import { getBookingType, locationId, policyId, recurrenceId, scheduleId } from '#backend/demo/seed-series.ts';
import { bookingStrategy, type Series } from '#backend/demo/series/series.ts';
import type { DemoVenue } from '#backend/demo/venues/demo-venue.ts';
import { instructorId } from '#backend/demo/venues/instructors.ts';
import { daysNeeded } from './make-series.ts';

export interface Pattern {
  venue: DemoVenue;
  series: readonly Series[];
  /** How many sessions the venue is to have. */
  sessions: number;
}

/** One start of a series, as the statement below reads it. */
function slotRow({ venue, sessions }: Pattern, series: Series, start: string) {
  const location = locationId(venue, series.location);
  const instructors = series.instructors.map((name) => ({ id: instructorId(venue, name), name }));
  return {
    venue_id: venueId(venue),
    sessions,
    category_id: demoId(`category ${series.category}`),
    schedule_id: scheduleId(venue, series),
    recurrence_id: recurrenceId(venue, series, start),
    booking_type: getBookingType(series),
    key: series.key,
    name: series.name,
    description: series.description,
    tags: series.tags,
    location_id: location,
    locations: [{ id: location, names: [series.location, venue.name] }],
    location_name: series.location,
    instructors,
    weekdays: series.weekdays,
    start_time: start,
    minutes: series.duration,
    booking_strategy: bookingStrategy(series),
    capacity: series.capacity,
    waitlist: series.waitlist,
    pricing_option_id: series.price === null ? null : demoId(`price ${series.price}`),
    price: demoPrices.find(({ reference }) => reference === series.price)?.price ?? null,
    policy_id: policyId(series),
    waiver_id: series.waiver === null ? null : demoId(`restriction ${series.waiver}`),
    attendee_waiver_id: series.attendeeWaiver === undefined ? null : demoId(`restriction ${series.attendeeWaiver}`),
    induction_id: series.induction === null ? null : demoId(`restriction ${series.induction}`),
  };
}

/**
 * Writes the first sessions of each pattern from `firstDate` on, with their rooms, instructors and crowds, in one
 * statement: PostgreSQL makes the rows, because a million of them made here would take several times as long. Sessions
 * that are there already stay as they are. Returns how many were added.
 */
export async function insertSessions(tx: Tx, patterns: readonly Pattern[], firstDate: string): Promise<number> {
  const slots = patterns.flatMap((pattern) =>
    pattern.series.flatMap((series) => series.starts.map((start) => slotRow(pattern, series, start))),
  );
  const days = Math.max(...patterns.map(({ series, sessions }) => daysNeeded(series, firstDate, sessions)));
  const { rows } = await sql<{ added: number }>`
    with slot as (
      select * from jsonb_to_recordset(${JSON.stringify(slots)}::jsonb) as slot (
        venue_id uuid, sessions int, category_id uuid, schedule_id uuid, recurrence_id uuid, booking_type text,
        key text, name text, description text, tags text[], location_id uuid, locations jsonb, location_name text,
        instructors jsonb, weekdays int[], start_time time, minutes int, booking_strategy text, capacity int, waitlist int,
        pricing_option_id uuid, price int, policy_id uuid, waiver_id uuid, attendee_waiver_id uuid,
        induction_id uuid)
    ), session as (
      select slot.*, day::date as date, (day::date + start_time) at time zone 'Europe/London' as starts_at,
        row_number() over (partition by venue_id order by day, start_time, recurrence_id) as number
      from generate_series(${firstDate}::date, ${firstDate}::date + ${days}::int - 1, interval '1 day') as day
      join slot on extract(isodow from day)::int = any (weekdays)
    ), wanted as (
      select *, rtrim(translate(encode(uuid_send(recurrence_id), 'base64'), '+/', '-_'), '=')
          || to_char(starts_at at time zone 'UTC', 'YYYYMMDDHH24MI') as id,
        case when booking_type = 'resources' or abs(hashtext(recurrence_id::text || date::text)) % 8 > 0 then 0
          else 1 + abs(hashtext(date::text || recurrence_id::text)) % capacity end as crowd
      from session where number <= sessions
    ), made as (
      insert into occurrences (id, venue_id, category_id, schedule_id, recurrence_id, booking_type, local_date,
        starts_at, ends_at, original_starts_at, original_ends_at, template_name, template_description, tags, locations,
        instructors, location_name, composite_key, resource_location_id, booking_strategy, maximum, consumed_foh, waitlist_maximum,
        pricing_option_id, price, cancellation_policy_id, pre_purchase_waiver_id, attendee_waiver_id,
        pre_purchase_induction_id)
      select id, venue_id, category_id, schedule_id, recurrence_id, booking_type, date,
        starts_at, starts_at + make_interval(mins => minutes), starts_at, starts_at + make_interval(mins => minutes),
        name, description, tags, locations, instructors, location_name,
        key || to_char(date, '-YYYYMMDD') || to_char(start_time, '-HH24MI-') || minutes,
        case when booking_type = 'resources' then location_id end, booking_strategy, capacity, crowd, waitlist,
        pricing_option_id, price, policy_id, waiver_id, attendee_waiver_id, induction_id
      from wanted
      on conflict (id) do nothing
      returning id
    ), added as (select wanted.* from made join wanted using (id)
    ), rooms as (
      insert into occurrence_locations (occurrence_id, location_id) select id, location_id from added
    ), teachers as (
      insert into occurrence_instructors (occurrence_id, instructor_id)
      select id, (instructor->>'id')::uuid from added, jsonb_array_elements(instructors) as instructor
    ), crowds as (
      insert into bookings (id, occurrence_id, channel, status, places, price, during, settled_at)
      select md5('crowd ' || id)::uuid, id, 'foh', 'settled', crowd, 0,
        tstzrange(starts_at, starts_at + make_interval(mins => minutes)), now()
      from added where crowd > 0
    )
    select count(*) as added from made`.execute(tx);
  return rows[0]?.added ?? 0;
}
