import type { Db } from '#backend/db/schema.ts';
import { instant } from '#backend/serialize/instant.ts';
import type { QuestionWaiver } from '#contract/activities/question-waivers.ts';

/** What was agreed to for those who attend a booking, or its camp or course, with their answers while these are kept. */
export async function readBookedWaivers(db: Db, bookingId: string): Promise<QuestionWaiver[]> {
  const lines = db
    .selectFrom('cartItems as i')
    .where('i.bookingId', '=', bookingId)
    .select((row) => row.fn.coalesce('i.parentId', 'i.id').as('id'));
  const rows = await db
    .selectFrom('questionWaivers as w')
    .innerJoin('restrictions as r', 'r.id', 'w.restrictionId')
    .innerJoin('attendees as a', 'a.id', 'w.attendeeId')
    .where((where) => where.or([where('w.bookingId', '=', bookingId), where('w.cartItemId', 'in', lines)]))
    .orderBy('w.agreedAt')
    .orderBy('w.id')
    .select(['w.id', 'w.cartItemId', 'w.agreedAt', 'r.id as restrictionId', 'r.name', 'r.type'])
    .select(['a.id as attendeeId', 'a.firstName', 'a.lastName', 'a.dateOfBirth'])
    .execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const answers = await db
    .selectFrom('questionAnswers')
    .where('questionWaiverId', 'in', ids)
    .orderBy('questionId')
    .select(['questionWaiverId', 'questionId as customQuestionId', 'answer'])
    .execute();
  return rows.map(({ id, cartItemId, agreedAt, restrictionId, name, type, attendeeId, ...attendee }) => ({
    id,
    cartItemId,
    agreedAt: instant(agreedAt),
    restriction: { id: restrictionId, name, type },
    attendee: {
      ...attendee,
      id: attendeeId,
      answers: answers.flatMap(({ questionWaiverId, ...answer }) => (questionWaiverId === id ? [answer] : [])),
    },
  }));
}
