import { sql } from 'kysely';
import type { Db } from '#backend/db/schema.ts';
import { makePostcodes } from '#bench/plans/make-postcodes.ts';
import { makeTablesSeemGrown } from '#bench/plans/make-tables-seem-grown.ts';
import { makeActivity, makeTicket } from '#tests/support/make/make-activity.ts';
import { makeOperator } from '#tests/support/make/make-operator.ts';
import { makeCamp, makeCourse } from '#tests/support/make/make-schedule.ts';
import { makeSession, makeSlot } from '#tests/support/make/make-session.ts';
import { makeLocation, makeVenue } from '#tests/support/make/make-venue.ts';

const venues = 20_000;
/** Venues with about four thousand sessions each: the planner must expect that many of any venue. */
const busyVenues = 10;

/** Copies the schedule of one session to thousands of venues with rooms, and fills some of them with sessions. */
async function copyToVenues(db: Db, session: { id: string }): Promise<void> {
  await sql`
    insert into venues (name, slug, town, postcode, latitude, longitude)
    select 'Grown ' || md5(n::text), 'grown-' || n, 'Town ' || n % 900, 'M' || n % 900 || ' 1AE',
      50 + (n % 997) / 111.0, -5 + (n % 991) / 150.0
    from generate_series(1, ${venues}) as n`.execute(db);
  const grown = sql`venues v where v.slug like 'grown-%'`;
  await sql`insert into locations (venue_id, name) select v.id, 'Hall' from ${grown}`.execute(db);
  await sql`
    insert into venue_activities (venue_id, category_id)
    select v.id, s.category_id from schedules s cross join ${grown} and s.booking_type = 'classes'`.execute(db);
  await sql`
    insert into templates (category_id, name)
    select category_id, name from templates cross join generate_series(1, 5000)`.execute(db);
  await sql`
    insert into schedules (reference, booking_type, venue_id, category_id, template_id, name)
    select 'GROWN', 'classes', v.id, s.category_id, s.template_id, s.name
    from occurrences o join schedules s on s.id = o.schedule_id cross join ${grown} and o.id = ${session.id}`.execute(
    db,
  );
  await sql`
    insert into recurrences (schedule_id, starts_on, start_time, duration_minutes)
    select id, '2026-01-01', '09:00', 60 from schedules`.execute(db);
  await sql`
    insert into tickets (schedule_id, number, name, pricing_option_id)
    select s.id, 99, 'Grown', p.id from schedules s cross join (select id from pricing_options limit 1) p
    where s.booking_type = 'classes'`.execute(db);
  await sql`
    insert into occurrences (id, venue_id, category_id, schedule_id, booking_type, local_date, starts_at, ends_at,
      original_starts_at, original_ends_at, template_name, locations, composite_key, maximum, price)
    select left(md5(s.id::text), 22) || to_char(start, 'YYYYMMDDHH24MI'), s.venue_id, s.category_id, s.id, 'classes',
      start::date, start, start + interval '1 hour', start, start + interval '1 hour', 'Grown',
      jsonb_build_array(jsonb_build_object('id', l.id, 'names', '[]'::jsonb)), md5(s.id::text || start), 10, 620
    from (select * from schedules where reference = 'GROWN' limit ${busyVenues}) as s
    join locations l on l.venue_id = s.venue_id
    cross join generate_series('2026-11-20'::timestamptz, '2027-01-25', interval '24 minutes') as start`.execute(db);
  await sql`
    insert into bookings (occurrence_id, channel, status, places, price, during, settled_at)
    select id, 'foh', 'settled', 1, 0, tstzrange(starts_at, ends_at), now() from occurrences
    where template_name = 'Grown'`.execute(db);
  await sql`
    insert into occurrence_locations (occurrence_id, location_id)
    select o.id, l.id from occurrences o join locations l on l.venue_id = o.venue_id
    on conflict do nothing`.execute(db);
}

/** A venue with one of everything among thousands of others; the tables are analysed. Returns what requests name. */
export async function makeGrownTables(db: Db) {
  await makeOperator(db);
  const venue = await makeVenue(db, { slug: 'riverside', latitude: 53.5, longitude: -2.2, postcode: 'M1 1AE' });
  const classes = await makeActivity(db, venue, { slug: 'classes' });
  const courts = await makeActivity(db, venue, { slug: 'courts', bookingType: 'resources' });
  const swimming = await makeActivity(db, venue, { slug: 'swimming', bookingType: 'ticketed' });
  await makeTicket(db, swimming);
  const session = await makeSession(db, classes);
  await makeSlot(db, courts, { id: await makeLocation(db, venue) });
  const swim = await makeSession(db, swimming);
  const camp = await makeCamp(db, venue);
  const course = await makeCourse(db, venue);
  const restriction = await db
    .insertInto('restrictions')
    .values({ name: 'Rules', type: 'pre-purchase-waiver' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await copyToVenues(db, session);
  await sql`
    insert into places (name, latitude, longitude)
    select 'Place ' || n, 53, -2 from generate_series(1, 20000) as n`.execute(db);
  await makePostcodes(db);
  await sql`vacuum (analyze)`.execute(db);
  await makeTablesSeemGrown(db);
  return { venue, session, swim, camp, course, restrictionId: restriction.id };
}
