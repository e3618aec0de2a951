import { addMinutes } from 'date-fns/addMinutes';
import { differenceInMinutes } from 'date-fns/differenceInMinutes';
import { parseISO } from 'date-fns/parseISO';
import { sql } from 'kysely';
import type { Db } from '#backend/db/schema.ts';
import { moment } from '#backend/serialize/instant.ts';
import { localStamp } from '#backend/serialize/venue-time.ts';
import { daysAfter } from '#contract/rules/calendar-date.ts';
import { getDate } from '#contract/rules/wall-time.ts';
import type { Occurrence } from '#contract/timetable/occurrences.ts';
import { openingDays } from '#contract/venues/rules/opening-days.ts';
import type { FoundOccurrence } from './find-occurrence.ts';

interface Timed {
  startsAt: Date;
  endsAt: Date;
}

/** When a place is open. */
interface Opening {
  timezone: string;
  openingTimes: string | null;
  postcode: string;
}

interface OpenTime {
  from: Date;
  until: Date;
}

/** When the venue is open around a date, as wall times; times that touch are one, so that midnight does not part them. */
function readOpenTimes(opening: Opening, date: string): OpenTime[] {
  const open: OpenTime[] = [];
  for (const day of openingDays(opening, daysAfter(date, -1), 3)) {
    const midnight = parseISO(`${day.date}T00:00:00Z`);
    for (const { opens, closes } of day.ranges) {
      const [from = 0, to = 0] = [opens, closes].map(
        (clock) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3)),
      );
      const last = open.at(-1);
      const until = addMinutes(midnight, to > from ? to : to + 24 * 60);
      if (last !== undefined && last.until >= addMinutes(midnight, from)) last.until = until;
      else open.push({ from: addMinutes(midnight, from), until });
    }
  }
  return open;
}

/** Whether a session is, in part, outside the opening times of its venue; never where they are not known. */
export function isOutsideOpening({ startsAt, endsAt }: Timed, opening: Opening): boolean {
  const stamp = localStamp(startsAt, opening.timezone);
  if (openingDays(opening, getDate(stamp), 1).length === 0) return false;
  const from = parseISO(`${stamp.replace(' ', 'T')}Z`);
  const until = addMinutes(from, differenceInMinutes(endsAt, startsAt));
  return !readOpenTimes(opening, getDate(stamp)).some((time) => time.from <= from && time.until >= until);
}

export type Clash = Occurrence['clashes'][number];

interface Other {
  /** The session that is looked at. */
  viewedId: string;
  kind: 'instructors' | 'locations';
  startsAt: Date;
  endsAt: Date;
  recurrenceId: string | null;
  templateName: string;
  things: { id: string; name: string }[];
}

/** From which minute to which an occurrence takes its place, setup and teardown included. */
export const occupied = (alias: string) =>
  sql.raw(
    `tstzrange(${alias}.starts_at - make_interval(mins => ${alias}.setup_minutes), ${alias}.ends_at + make_interval(mins => ${alias}.teardown_minutes))`,
  );

/**
 * Sessions that overlap with the same instructor or location; two that are allowed to overlap do not clash over a
 * location, nor do two times at which the same court is sold.
 */
async function readOthers(db: Db, ids: readonly string[]): Promise<Other[]> {
  const { rows } = await sql<Other>`
    with viewed as (
      select *, ${occupied('occurrences')} as during from occurrences where id = any(${[...ids]})
    ), busy as (
      select 'instructors' as kind, viewed.id as viewed_id, theirs.occurrence_id, i.id, i.name
      from viewed join occurrence_instructors ours on ours.occurrence_id = viewed.id
      join occurrence_instructors theirs on theirs.instructor_id = ours.instructor_id join instructors i on i.id = ours.instructor_id
      union all
      select 'locations', viewed.id, theirs.occurrence_id, l.id, l.name
      from viewed join occurrence_locations ours on ours.occurrence_id = viewed.id
      join occurrence_locations theirs on theirs.location_id = ours.location_id join locations l on l.id = ours.location_id
    )
    select busy.viewed_id, busy.kind, o.starts_at, o.ends_at, o.recurrence_id, o.template_name,
      jsonb_agg(jsonb_build_object('id', busy.id, 'name', busy.name) order by busy.name) as things
    from busy join viewed on viewed.id = busy.viewed_id join occurrences o on o.id = busy.occurrence_id and o.id <> viewed.id
    where o.status <> 'cancelled' and viewed.during && ${occupied('o')}
      and not (busy.kind = 'locations' and (viewed.booking_strategy = 'overlapping' and o.booking_strategy = 'overlapping'
        or viewed.resource_location_id is not null and o.resource_location_id is not null))
    group by busy.viewed_id, busy.kind, o.id order by busy.kind, o.starts_at, o.id`.execute(db);
  return rows;
}

interface Closure {
  viewedId: string;
  id: string;
  message: string;
  locations: string[];
}

/** Closures of the venue, or of a location of the session, at that time. */
async function readClosures(db: Db, ids: readonly string[]): Promise<Closure[]> {
  const { rows } = await sql<Closure>`
    select o.id as viewed_id, c.id, c.message,
      array(select location_id from closure_locations l where l.closure_id = c.id order by location_id) as locations
    from occurrences o join closures c on c.venue_id = o.venue_id and c.starts_at < o.ends_at and c.ends_at > o.starts_at
    where o.id = any(${[...ids]}) and (
      not exists (select from closure_locations l where l.closure_id = c.id)
      or exists (select from closure_locations l join occurrence_locations p on p.location_id = l.location_id
        where l.closure_id = c.id and p.occurrence_id = o.id))
    order by c.starts_at, c.id`.execute(db);
  return rows;
}

/** The opening times that count for each session: those of its room, where that has its own, else of its venue. */
async function readOpenings(db: Db, ids: readonly string[]): Promise<Map<string, Opening>> {
  const { rows } = await sql<Opening & { id: string }>`
    select o.id, v.postcode, v.timezone, coalesce((
        select l.opening_times from occurrence_locations p join locations l on l.id = p.location_id
        where p.occurrence_id = o.id and l.opening_times is not null order by p.position limit 1),
      v.opening_times) as opening_times
    from occurrences o join venues v on v.id = o.venue_id where o.id = any(${[...ids]})`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

function getClash(
  { kind, startsAt, endsAt, recurrenceId, templateName, things }: Other,
  { row, scope }: FoundOccurrence,
): Clash {
  const when = { startsAt: moment(startsAt, scope.timezone), endsAt: moment(endsAt, scope.timezone), recurrenceId };
  const message = `${things.map(({ name }) => name).join(', ')}: ${templateName}`;
  if (kind === 'instructors') return { type: kind, ...when, message, clashingInstructors: things };
  const getNames = (id: string) => row.locations.find((location) => location.id === id)?.names ?? [];
  return { type: kind, ...when, message, clashingLocations: things.map(({ id }) => ({ id, names: getNames(id) })) };
}

/** What is in the way of each of these sessions, by their ids: other sessions, closures and opening times. */
export async function readClashes(db: Db, found: readonly FoundOccurrence[]): Promise<Map<string, Clash[]>> {
  const ids = found.map(({ row }) => row.id);
  const [others, closures, openings] = await Promise.all([
    readOthers(db, ids),
    readClosures(db, ids),
    readOpenings(db, ids),
  ]);
  const clashes = found.map((one): [string, Clash[]] => {
    const isHere = ({ viewedId }: { viewedId: string }) => viewedId === one.row.id;
    const opening = openings.get(one.row.id);
    const isOutside = opening !== undefined && isOutsideOpening(one.row, opening);
    return [
      one.row.id,
      [
        ...others.filter(isHere).map((other) => getClash(other, one)),
        ...closures
          .filter(isHere)
          .map(({ id, message, locations }): Clash => ({ type: 'closure', message, closureId: id, locations })),
        ...(isOutside ? [{ type: 'opening_times' as const, message: `${one.scope.venue.name} is closed then` }] : []),
      ],
    ];
  });
  return new Map(clashes);
}
