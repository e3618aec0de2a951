import { sql } from 'kysely';
import type { Caller } from '#backend/context.ts';
import type { Db } from '#backend/db/schema.ts';
import { moment } from '#backend/serialize/moment.ts';
import type { Occurrence } from '#contract/timetable/occurrences.ts';
import type { FoundOccurrence } from './find-occurrence.ts';

type StaffFacts = Pick<Occurrence, 'clashes' | 'blockBookingInformation'>;
type Clash = Occurrence['clashes'][number];

interface Other {
  kind: 'instructors' | 'locations';
  startsAt: Date;
  endsAt: Date;
  recurrenceId: string | null;
  templateName: string;
  things: { id: string; name: string }[];
}

/**
 * Sessions that overlap with the same instructor or location; two that are allowed to overlap do not clash over a
 * location.
 */
async function readOthers(db: Db, occurrenceId: string): Promise<Other[]> {
  const { rows } = await sql<Other>`
    with viewed as (
      select *, tstzrange(starts_at - make_interval(mins => setup_minutes), ends_at + make_interval(mins => teardown_minutes)) as during
      from occurrences where id = ${occurrenceId}
    ), busy as (
      select 'instructors' as kind, theirs.occurrence_id, i.id, i.name
      from viewed join occurrence_instructors ours on ours.occurrence_id = viewed.id
      join occurrence_instructors theirs on theirs.instructor_id = ours.instructor_id join instructors i on i.id = ours.instructor_id
      union all
      select 'locations', theirs.occurrence_id, l.id, l.name
      from viewed join occurrence_locations ours on ours.occurrence_id = viewed.id
      join occurrence_locations theirs on theirs.location_id = ours.location_id join locations l on l.id = ours.location_id
    )
    select busy.kind, o.starts_at, o.ends_at, o.recurrence_id, o.template_name,
      jsonb_agg(jsonb_build_object('id', busy.id, 'name', busy.name) order by busy.name) as things
    from busy join occurrences o on o.id = busy.occurrence_id join viewed on viewed.id <> o.id
    where o.status <> 'cancelled'
      and viewed.during && tstzrange(o.starts_at - make_interval(mins => o.setup_minutes), o.ends_at + make_interval(mins => o.teardown_minutes))
      and not (busy.kind = 'locations' and viewed.booking_strategy = 'overlapping' and o.booking_strategy = 'overlapping')
    group by busy.kind, o.id order by busy.kind, o.starts_at, o.id`.execute(db);
  return rows;
}

/** Closures of the venue, or of a location of the session, at that time. */
async function readClosures(db: Db, occurrenceId: string): Promise<Clash[]> {
  const { rows } = await sql<{ id: string; message: string; locations: string[] }>`
    select c.id, c.message, array(select location_id from closure_locations l where l.closure_id = c.id order by location_id) as locations
    from occurrences o join closures c on c.venue_id = o.venue_id and c.starts_at < o.ends_at and c.ends_at > o.starts_at
    where o.id = ${occurrenceId} and (
      not exists (select from closure_locations l where l.closure_id = c.id)
      or exists (select from closure_locations l join occurrence_locations p on p.location_id = l.location_id
        where l.closure_id = c.id and p.occurrence_id = o.id))
    order by c.starts_at, c.id`.execute(db);
  return rows.map(({ id, message, locations }) => ({ type: 'closure', message, closureId: id, locations }));
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

interface Block {
  userId: number;
  bookingId: string;
  bookingStatus: string;
  isPaid: boolean;
  tenderTypes: string[];
  paymentReference: string | null;
}

/** Who has booked the whole court or room of a session, and how it was paid for; null when it is free, or shared. */
async function readBlockBooking(db: Db, { row }: FoundOccurrence, now: Date): Promise<Block | null> {
  if (row.bookingType !== 'resources') return null;
  const { rows } = await sql<Block>`
    select b.user_id, case when b.is_v2 then b.id::text else b.v1_id::text end as booking_id, b.status as booking_status,
      coalesce(r.status = 'success' and r.balance = 0, false) as is_paid,
      array(select distinct tender_type from payments p where p.order_id = r.id and p.amount > 0 order by 1) as tender_types,
      (select coalesce(p.reference, p.transaction_id::text) from payments p where p.order_id = r.id and p.amount > 0 order by p.created_at, p.id limit 1)
        as payment_reference
    from bookings b left join orders r on r.id = b.order_id
    where b.occurrence_id = ${row.id} and b.user_id is not null and b.released_at is null
      and (b.status = 'settled' or b.pinned_by is not null or b.expires_at > ${now})
    order by b.created_at, b.id limit 1`.execute(db);
  return rows[0] ?? null;
}

/**
 * The additional fields of a session for staff with the permission `timetable`; empty, but present, for everybody else
 * (docs/product.md#staff).
 */
export async function readStaffFacts(
  db: Db,
  caller: Caller | null,
  found: FoundOccurrence,
  now: Date,
): Promise<StaffFacts> {
  const maySee = caller?.isStaff === true && caller.permissions.includes('timetable');
  if (!maySee) return { clashes: [], blockBookingInformation: null };
  const { id } = found.row;
  const [others, closures, blockBookingInformation] = await Promise.all([
    readOthers(db, id),
    readClosures(db, id),
    readBlockBooking(db, found, now),
  ]);
  return { clashes: [...others.map((other) => getClash(other, found)), ...closures], blockBookingInformation };
}
