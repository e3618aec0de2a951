import { getSessions, type Line } from '#backend/cart/lines/line.ts';
import type { Tx } from '#backend/db/schema.ts';
import { DomainError } from '#backend/failure.ts';
import { isAnswerMissing } from '#backend/questions/open-questions.ts';

/**
 * Refuses sessions of a timetable that need attendee waivers or answers to questions: both have to be completed before
 * checkout, and there is no call to complete them. Throws `restriction_unmet`, `not_bookable`.
 */
export async function checkWaiversAndInductions(tx: Tx, line: Line): Promise<void> {
  const details = { itemIndex: line.index };
  const waiverId =
    getSessions(line).find(({ attendeeWaiverId }) => attendeeWaiverId !== null)?.attendeeWaiverId ?? null;
  if (waiverId !== null) {
    const { name } = await tx
      .selectFrom('restrictions')
      .where('id', '=', waiverId)
      .select('name')
      .executeTakeFirstOrThrow();
    const reason = 'restriction_unmet';
    throw new DomainError('restriction_unmet', {
      message: `${name} must be completed before booking`,
      details: { ...details, reason },
    });
  }
  if (line.kind !== 'session' || !line.found.asksQuestions) return;
  const { id: occurrenceId, scheduleId } = line.found.row;
  if (!(await isAnswerMissing(tx, { occurrenceId, scheduleId }, line.forUserId))) return;
  const message = 'This session has questions to answer first, please contact the venue';
  throw new DomainError('not_bookable', { message, details: { ...details, reason: 'not_available' } });
}
