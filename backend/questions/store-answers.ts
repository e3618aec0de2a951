import { sql } from 'kysely';
import type { Tx, Db } from '#backend/db/schema.ts';
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

/** Deletes the answers given for bookings that end, or that another person takes over; they may concern health. */
export async function eraseBookingAnswers(tx: Tx, bookingIds: readonly string[]): Promise<void> {
  if (bookingIds.length === 0) return;
  await tx.deleteFrom('questionAnswers').where('bookingId', 'in', bookingIds).execute();
}

/**
 * What answers belong to: a booking, a camp or course, an attendee's waiver, or a person and a session that they have not
 * booked yet.
 */
export type AnswerOwner =
  | { bookingId: string; userId: number | null }
  | { bundleId: string; userId: number | null }
  | { questionWaiverId: string; userId: null }
  | { occurrenceId: string; userId: number };

interface Stored {
  owner: AnswerOwner;
  answers: StoredAnswers;
  /** Questions whose answer is empty now. */
  emptied?: readonly number[];
  now: Date;
}

async function eraseAnswers(tx: Tx, owner: AnswerOwner, questionIds: readonly number[]): Promise<void> {
  if (questionIds.length === 0) return;
  const answers = tx.deleteFrom('questionAnswers').where('questionId', 'in', questionIds);
  if ('bookingId' in owner) await answers.where('bookingId', '=', owner.bookingId).execute();
  else if ('bundleId' in owner) await answers.where('bundleId', '=', owner.bundleId).execute();
  else if ('questionWaiverId' in owner) await answers.where('questionWaiverId', '=', owner.questionWaiverId).execute();
  else await answers.where('userId', '=', owner.userId).where('occurrenceId', '=', owner.occurrenceId).execute();
}

/** Keeps answers in place of earlier ones to the same questions. */
export async function storeAnswers(tx: Tx, { owner, answers, emptied = [], now }: Stored): Promise<void> {
  await eraseAnswers(tx, owner, emptied);
  if (answers.size === 0) return;
  const rows = [...answers].map(([questionId, answer]) => ({
    ...owner,
    questionId,
    answer: JSON.stringify(answer),
    answeredAt: now,
  }));
  await tx
    .insertInto('questionAnswers')
    .values(rows)
    .onConflict((conflict) => {
      const target =
        'bookingId' in owner
          ? conflict.columns(['bookingId', 'questionId'])
          : 'bundleId' in owner
            ? conflict.columns(['bundleId', 'questionId'])
            : 'questionWaiverId' in owner
              ? conflict.columns(['questionWaiverId', 'questionId'])
              : conflict
                  .columns(['userId', 'occurrenceId', 'questionId'])
                  .where('bookingId', 'is', null)
                  .where('bundleId', 'is', null)
                  .where('questionWaiverId', 'is', null);
      return target.doUpdateSet((row) => ({
        answer: row.ref('excluded.answer'),
        answeredAt: row.ref('excluded.answeredAt'),
      }));
    })
    .execute();
}
