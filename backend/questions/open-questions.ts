import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#backend/db/schema.ts';

interface Asking {
  scheduleId: RawBuilder<unknown>;
  occurrenceId: RawBuilder<unknown>;
  bookingId: RawBuilder<unknown>;
  /** Who it is for. */
  userId: RawBuilder<unknown>;
}

/**
 * From the questions on: those that must be answered before a session of a timetable is paid for, and are not; neither
 * for its booking nor beforehand for its person (docs/product.md#questions).
 */
function openOnes({ scheduleId, occurrenceId, bookingId, userId }: Asking) {
  return sql`question_sections s join questions q on q.section_id = s.id and q.required and q.type <> 'group'
    where s.schedule_id = ${scheduleId} and not exists (
      select from question_answers a where a.question_id = q.id and (
        a.booking_id = ${bookingId} or a.user_id = ${userId} and a.occurrence_id = ${occurrenceId}))`;
}

/**
 * Whether a session has questions that must be answered. Names `o` as the session. Not an `exists`, which PostgreSQL may
 * answer for a list of sessions by reading the questions of all schedules.
 */
export const asksQuestions = sql<boolean>`coalesce((
  select true from question_sections s join questions q on q.section_id = s.id and q.required and q.type <> 'group'
  where s.schedule_id = o.schedule_id limit 1), false)`;

const row = {
  scheduleId: sql.ref('o.schedule_id'),
  occurrenceId: sql.ref('o.id'),
  bookingId: sql.ref('b.id'),
  userId: sql.ref('b.user_id'),
};

/** Whether a line waits for answers; a camp or course had them with it. Names `b` as the booking, `o` as its session. */
export const isAwaitingAnswers = sql<boolean>`b.id is not null and b.bundle_id is null and exists (select from ${openOnes(row)})`;

/** The questions that these bookings wait for, in their order. */
export async function readOpenQuestions(db: Db, bookingIds: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct open.id from bookings b join occurrences o on o.id = b.occurrence_id
    cross join lateral (select q.id from ${openOnes(row)}) open
    where b.id = any(${[...bookingIds]}::uuid[]) and b.bundle_id is null order by open.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Whether somebody has yet to answer a question of a session that they want to book. */
export async function isAnswerMissing(
  db: Db,
  { occurrenceId, scheduleId }: { occurrenceId: string; scheduleId: string },
  userId: number | null,
): Promise<boolean> {
  const asking = {
    scheduleId: sql`${scheduleId}::uuid`,
    occurrenceId: sql`${occurrenceId}`,
    bookingId: sql`null::uuid`,
    userId: sql`${userId}::int`,
  };
  const { rows } = await sql`select from ${openOnes(asking)} limit 1`.execute(db);
  return rows.length > 0;
}
