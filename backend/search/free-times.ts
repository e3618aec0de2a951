import { sql, type RawBuilder } from 'kysely';
import { isCourtTaken } from '#backend/timetable/occurrence-row.ts';
import { hasPlaces, isFree, isOpen } from './is-free.ts';
import { isSearchedActivity, type Activities, searchedVenues, type Where } from './searched-venues.ts';
import type { Searcher, Lapsed } from './searcher.ts';

interface Wanted {
  now: Date;
  places: number;
  isTaken: RawBuilder<boolean>;
  /** Null: somebody who is not known. */
  searcher: Searcher | null;
}

/** Whether the line of another session, whose hold ran out, is at the time of an occurrence `o`. */
function isBesideLapsed(lapsed: readonly Lapsed[]): RawBuilder<boolean> {
  if (lapsed.length === 0) return sql<boolean>`false`;
  const lines = lapsed.map(
    ({ id, during }) => sql`(o.id <> ${id} and tstzrange(o.starts_at, o.ends_at) && ${during}::tstzrange)`,
  );
  return sql<boolean>`(${sql.join(lines, sql` or `)})`;
}

/** Whether an occurrence `o` is for other ages than this, on its day: `ageProblem` as a condition. */
function isForOthers(dateOfBirth: string | null): RawBuilder<boolean> {
  if (dateOfBirth === null) return sql<boolean>`false`;
  const years = sql`extract(year from age(o.local_date, ${dateOfBirth}::date))`;
  return sql<boolean>`exists (select from schedules s
    where s.id = o.schedule_id and (${years} < s.minimum_age or ${years} > s.maximum_age))`;
}

/** Whether the caller can book so many places of an occurrence `o` now: their `bookableAction` is `book`. */
function isFreeFor({ searcher, ...wanted }: Wanted): RawBuilder<boolean> {
  if (searcher === null) return isFree(wanted);
  const { isBarred, dateOfBirth, busy, lapsed, offered, waitingIds, metRestrictionIds } = searcher;
  if (isBarred) return sql<boolean>`false`;
  // The places that are held for them are beside those that the others see.
  const offeredIds = offered.filter(({ places }) => places >= wanted.places).map(({ id }) => id);
  const isOffered = sql`o.id = any(${offeredIds}::text[])`;
  const isWaiting = sql`o.id = any(${waitingIds}::text[])`;
  const isInducted = sql`(o.pre_purchase_induction_id is null
    or o.pre_purchase_induction_id = any(${metRestrictionIds}::uuid[])
    or o.restriction_criteria = 'any' and o.pre_purchase_waiver_id is not null)`;
  return sql<boolean>`(${isOpen(wanted.now)} and not tstzrange(o.starts_at, o.ends_at) && ${busy}::tstzmultirange
    and not ${isBesideLapsed(lapsed)}
    and (${isOffered} or not ${isWaiting} and ${hasPlaces(wanted)}) and ${isInducted}
    and not ${isForOthers(dateOfBirth)})`;
}

interface Days {
  date: string;
  until: string;
  now: Date;
}

/**
 * When each court of the venue `offered` is taken, `court` with `taken`, read once for all sessions of a category of
 * courts: looking each session up by itself takes ten times as long. Days before and after cover all time zones.
 */
function courtTimes({ date, until, now }: Days): RawBuilder<unknown> {
  return sql`
    select l.id as court, range_agg(b.during) as taken
    from locations l join bookings b on b.resource_location_id = l.id
    where offered.booking_type = 'resources' and l.venue_id = offered.id and b.released_at is null
      and b.during && tstzrange(${date}::date - interval '2 days', ${until}::date + interval '3 days')
      and (b.status = 'settled' or b.pinned_by is not null or b.expires_at > ${now})
    group by l.id`;
}

/**
 * Whether the court of an occurrence `o` is taken, where `courts` are the court times. A session's own booking counts
 * too: it takes the court. Sessions of a court outside a category of courts are looked up.
 */
function isTakenIn({ now }: Days): RawBuilder<boolean> {
  return sql<boolean>`case when offered.booking_type = 'resources'
    then coalesce(courts.taken && tstzrange(
      o.starts_at - make_interval(mins => o.setup_minutes), o.ends_at + make_interval(mins => o.teardown_minutes)), false)
    else ${isCourtTaken(now)} end`;
}

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
