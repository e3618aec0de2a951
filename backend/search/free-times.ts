import { sql, type RawBuilder } from 'kysely';
import { courtTimes, isTakenIn } from './court-times.ts';
import { isFreeFor } from './is-free-for.ts';
import { isSearchedActivity, type Activities } from './searched-activities.ts';
import { searchedVenues, type Where } from './searched-venues.ts';
import type { Searcher } from './searcher.ts';

/** A search as statements read it. */
export interface Search {
  where: Where;
  activities: Activities | undefined;
  /** First and last date of the venue. */
  date: string;
  until: string;
  startTime: string | undefined;
  endTime: string | undefined;
  places: number;
  searcher: Searcher | null;
  now: Date;
}

function startsInTime({ startTime, endTime }: Search): RawBuilder<boolean> {
  const clock = sql`(o.starts_at at time zone offered.timezone)::time`;
  const isLate = startTime === undefined ? sql`true` : sql`${clock} >= ${startTime}::time`;
  const isEarly = endTime === undefined ? sql`true` : sql`${clock} < ${endTime}::time`;
  return sql<boolean>`(${isLate} and ${isEarly})`;
}

/** What these venues offer by time: one row, with a number, for each category. */
export function offeredBy(venues: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select row_number() over () as number, near.*, c.id as category_id, c.booking_type,
      plain_text(c.name || E'\n' || coalesce(parent.name, '')) as names
    from (${venues}) as near
    join venue_activities a on a.venue_id = near.id
    join categories c on c.id = a.category_id
    left join categories parent on parent.id = c.parent_id
    where c.booking_type in ('ticketed', 'resources', 'classes')`;
}

/**
 * The common table expressions up to `hits`: what the caller can book, all free courts of one start as one. Each venue's
 * categories are looked up by the index on venue, category and date; `offset 0` keeps the planner from reading all
 * occurrences instead, because it cannot know how near the place is.
 */
export function withHits(search: Search): RawBuilder<unknown> {
  const { date, until, now, places, searcher } = search;
  return sql`
    with offered as materialized (${offeredBy(searchedVenues(search.where))}),
    hits as (
      select any_value(offered.id) as venue_id, any_value(offered.name) as venue_name,
        any_value(offered.distance_miles) as distance_miles, any_value(o.local_date) as local_date, o.starts_at,
        any_value((o.starts_at at time zone offered.timezone)::time) as clock,
        (array_agg(o.id order by o.price, o.location_name collate "C", o.id))[1] as id,
        case when any_value(o.booking_type) = 'resources' then count(*) end as free_courts
      from offered cross join lateral (
        select o.id, o.local_date, o.starts_at, o.booking_type, o.price, o.location_name,
          o.ends_at,
          case when o.booking_type = 'resources' then 'courts' else o.id end collate "C" as session
        from occurrences o left join (${courtTimes(search)}) as courts on courts.court = o.resource_location_id
        where o.venue_id = offered.id and o.category_id = offered.category_id
          and o.local_date between ${date}::date and ${until}::date
          and ${startsInTime(search)} and ${isSearchedActivity(search.activities)}
          and ${isFreeFor({ now, places, searcher, isTaken: isTakenIn(search) })}
        offset 0) as o
      group by offered.number, o.starts_at, o.ends_at, o.session)`;
}
