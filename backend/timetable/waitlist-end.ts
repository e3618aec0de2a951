import { isBefore } from 'date-fns/isBefore';
import { min } from 'date-fns/min';
import { subMinutes } from 'date-fns/subMinutes';
import { sql, type RawBuilder } from 'kysely';

interface Session {
  startsAt: Date;
  lastBookableAt: Date | null;
}

/** A place that became free later than this before the end of booking could not be booked in time. */
const leastMinutes = 5;

/** The last moment at which a session can be booked online. */
export function getBookingEnd({ startsAt, lastBookableAt }: Session): Date {
  return min([startsAt, lastBookableAt ?? startsAt]);
}

/** Whether nothing is offered any more to those who wait for a session, so that nobody may join them. */
export function isWaitlistOver(session: Session, now: Date): boolean {
  return isBefore(subMinutes(getBookingEnd(session), leastMinutes), now);
}

/** `isWaitlistOver` as a condition on an occurrence `o`. */
export function waitlistIsOver(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(least(o.starts_at, o.last_bookable_at) - make_interval(mins => ${leastMinutes}) < ${now})`;
}
