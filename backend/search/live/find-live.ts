import { sql } from 'kysely';
import type { Db } from '#backend/db/schema.ts';
import { offeredBy } from '#backend/search/free-times.ts';
import { isFree } from '#backend/search/is-free.ts';
import { isCourtTaken } from '#backend/timetable/occurrence-row.ts';

/** How many days after today a next start is looked for. */
const nextDays = sql.lit(14);

/** What anybody can book of a venue's category now. */
export interface LiveRow {
  venueId: string;
  categoryId: string;
  /** Sessions left today. */
  free: number;
  /** The lowest price of those, minor units. */
  lowest: number | null;
  /** The first session at that price, or with a ticket at it. */
  lowestId: string | null;
  /** The next session. */
  nextId: string | null;
  /** How many courts are free when it starts; null for what is not a court. */
  freeCourts: number | null;
}

/** One row for each category that these venues offer, read by the index on venue, category, date and start. */
export async function findLive(db: Db, slugs: readonly string[], now: Date): Promise<LiveRow[]> {
  const venues = sql`
    select v.id, v.timezone, (${now}::timestamptz at time zone v.timezone)::date as today
    from venues v where v.slug = any(${slugs}::text[])`;
  const ofCategory = sql`o.venue_id = offered.id and o.category_id = offered.category_id`;
  const free = isFree({ now, places: 1, isTaken: isCourtTaken(now) });
  const { rows } = await sql<LiveRow>`
    with offered as materialized (${offeredBy(venues)})
    select offered.id as venue_id, offered.category_id, today.free, next.id as next_id,
      least(today.lowest, ticket.lowest) as lowest,
      case when today.lowest <= coalesce(ticket.lowest, today.lowest) then today.lowest_id else (
        select o.id from occurrences o
        where ${ofCategory} and o.local_date = offered.today and o.schedule_id = ticket.schedule_id and ${free}
        order by o.starts_at, o.id limit 1
      ) end as lowest_id,
      case when next.booking_type = 'resources' then (
        select count(*) from occurrences o
        where ${ofCategory} and o.local_date = next.local_date and o.starts_at = next.starts_at and ${free}
      ) end as free_courts
    from offered
    cross join lateral (
      select count(*) as free,
        min(o.price) filter (where o.booking_type <> 'ticketed' and o.pricing_option_id is not null) as lowest,
        (array_agg(o.id order by o.price, o.starts_at, o.id)
          filter (where o.booking_type <> 'ticketed' and o.pricing_option_id is not null))[1] as lowest_id,
        array_agg(distinct o.schedule_id) filter (where o.booking_type = 'ticketed') as ticketed
      from occurrences o where ${ofCategory} and o.local_date = offered.today and ${free}) as today
    left join lateral (
      select p.price as lowest, t.schedule_id from tickets t join pricing_options p on p.id = t.pricing_option_id
      where t.schedule_id = any(today.ticketed) order by p.price = 0, p.price, t.schedule_id limit 1) as ticket on true
    left join lateral (
      select o.id, o.local_date, o.starts_at, o.booking_type from occurrences o
      where ${ofCategory} and o.local_date between offered.today and offered.today + ${nextDays} and ${free}
      order by o.local_date, o.starts_at, o.id limit 1) as next on true`.execute(db);
  return rows;
}
