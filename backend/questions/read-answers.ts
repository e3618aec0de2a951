import { sql } from 'kysely';
import type { Db } from '#backend/db/schema.ts';
import type { Answer } from '#contract/activities/questions.ts';

export type StoredAnswers = ReadonlyMap<number, Answer['answer']>;

interface Answering {
  /** Null for a person who has not booked yet. */
  bookingId: string | null;
  bundleId: string | null;
  /** The session, and the person whom the answers describe; null at the counter. */
  occurrenceId: string | null;
  userId: number | null;
}

/**
 * What was answered for a booking, or its camp or course, by question. A session of a timetable also has what its person
 * answered before booking it; the booking's answers win.
 */
export async function readAnswers(db: Db, answering: Answering): Promise<StoredAnswers> {
  const { bookingId, bundleId, occurrenceId, userId } = answering;
  const { rows } = await sql<{ questionId: number; answer: Answer['answer'] }>`
    select question_id, answer from question_answers
    where booking_id = ${bookingId}::uuid or bundle_id = ${bundleId}::uuid
      or ${bundleId}::uuid is null and user_id = ${userId}::int and occurrence_id = ${occurrenceId}
    order by num_nonnulls(booking_id, bundle_id)`.execute(db);
  return new Map(rows.map(({ questionId, answer }) => [questionId, answer]));
}
