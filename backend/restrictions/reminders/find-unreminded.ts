import { addDays } from 'date-fns/addDays';
import { sql } from 'kysely';
import { outstandingRestrictions } from '#backend/bookings/outstanding-restrictions.ts';
import type { Db } from '#backend/db/schema.ts';
import type { RestrictionRef } from '#contract/activities/restrictions.ts';

/** A booking that asks for something its person has neither met nor been reminded of since it was made. */
export interface Unreminded {
  bookingId: string;
  userId: number;
  bookedByUserId: number | null;
  outstanding: RestrictionRef[];
}

/** How many bookings a run looks at; the others come in the next one. */
const most = 200;

/** Bookings of the next `days` days that still ask for something, the soonest first. */
export async function findUnreminded(db: Db, days: number, now: Date): Promise<Unreminded[]> {
  const { rows } = await sql<Unreminded>`
    select asked.booking_id, asked.user_id, asked.booked_by_user_id, asked.outstanding from (
      select b.id as booking_id, b.user_id, b.booked_by_user_id, b.settled_at, o.starts_at,
        ${outstandingRestrictions} as outstanding
      from occurrences o
      join schedules s on s.id = o.schedule_id
        and (s.post_purchase_waiver_id is not null or s.post_purchase_induction_id is not null)
      join bookings b on b.occurrence_id = o.id and b.status = 'settled' and b.user_id is not null
      where o.starts_at > ${now} and o.starts_at <= ${addDays(now, days)} and o.status <> 'cancelled'
    ) asked
    where exists (
      select from jsonb_to_recordset(asked.outstanding) as paper (id uuid)
      where not exists (
        select from paper_reminders sent
        where sent.user_id = asked.user_id and sent.restriction_id = paper.id and sent.reminded_at >= asked.settled_at))
    order by asked.starts_at, asked.booking_id limit ${most}`.execute(db);
  return rows;
}
