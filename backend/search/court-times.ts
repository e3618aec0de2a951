import { sql, type RawBuilder } from 'kysely';
import { isCourtTaken } from '#backend/timetable/occurrence-row.ts';

interface Days {
  date: string;
  until: string;
  now: Date;
}

/**
 * When each court of the venue `offered` is taken, `court` with `taken`, read once for all sessions of a category of
 * courts: looking each session up by itself takes ten times as long. Days before and after cover all time zones.
 */
export function courtTimes({ date, until, now }: Days): RawBuilder<unknown> {
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
export function isTakenIn({ now }: Days): RawBuilder<boolean> {
  return sql<boolean>`case when offered.booking_type = 'resources'
    then coalesce(courts.taken && tstzrange(
      o.starts_at - make_interval(mins => o.setup_minutes), o.ends_at + make_interval(mins => o.teardown_minutes)), false)
    else ${isCourtTaken(now)} end`;
}
