import type { SessionLine } from '#backend/cart/lines/line.ts';
import type { Tx } from '#backend/db/schema.ts';
import { DomainError } from '#backend/failure.ts';
import { isAnswerMissing } from '#backend/questions/open-questions.ts';

/**
 * Refuses sessions that need waivers of attendees or answers to questions: in the basket both are completed before the
 * checkout, and a booking that is moved has none. Throws `restriction_unmet`, `not_bookable`.
 */
export async function checkNoPapers(tx: Tx, { found, forUserId }: SessionLine): Promise<void> {
  const { id: occurrenceId, scheduleId, attendeeWaiverId } = found.row;
  if (attendeeWaiverId !== null) {
    const { name } = await tx
      .selectFrom('restrictions')
      .where('id', '=', attendeeWaiverId)
      .select('name')
      .executeTakeFirstOrThrow();
    const reason = 'restriction_unmet';
    throw new DomainError(reason, { message: `${name} must be completed before booking`, details: { reason } });
  }
  if (!found.asksQuestions) return;
  if (!(await isAnswerMissing(tx, { occurrenceId, scheduleId }, forUserId))) return;
  const message = 'This session has questions to answer first, please contact the venue';
  throw new DomainError('not_bookable', { message, details: { reason: 'not_available' } });
}
