import { sql } from 'kysely';
import { chooseCart } from '#backend/cart/choose-cart.ts';
import type { Db } from '#backend/db/schema.ts';
import { operation } from '#backend/operation.ts';
import { readWaivers } from '#backend/restrictions/attendees/read-waivers.ts';
import { containsWords } from '#backend/venues/matches-text.ts';
import { listPreviousAttendeesEndpoint } from '#contract/activities/question-waivers.ts';
import { searchWords } from '#contract/rules/search-text.ts';

const mostAttendees = 50;

/** Those somebody agreed for, each with their last agreement to this waiver, the newest first. */
function selectAttendees(db: Db, ownerId: number, restrictionId: string) {
  return db
    .selectFrom('attendees as a')
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('questionWaivers as w')
          .whereRef('w.attendeeId', '=', 'a.id')
          .where('w.restrictionId', '=', restrictionId)
          .orderBy('w.agreedAt', 'desc')
          .orderBy('w.id')
          .limit(1)
          .select(['w.id', 'w.agreedAt'])
          .as('last'),
      (join) => join.onTrue(),
    )
    .where('a.ownerUserId', '=', ownerId)
    .orderBy('last.agreedAt', 'desc')
    .orderBy('a.id')
    .limit(mostAttendees)
    .select(['a.id', 'a.firstName', 'a.lastName', 'a.dateOfBirth', 'last.id as waiverId']);
}

async function readAnswers(db: Db, waiverIds: readonly string[]) {
  if (waiverIds.length === 0) return [];
  return db
    .selectFrom('questionAnswers')
    .where('questionWaiverId', 'in', waiverIds)
    .orderBy('questionId')
    .select(['questionWaiverId', 'questionId as customQuestionId', 'answer'])
    .execute();
}

/** Whom the basket's owner has agreed for before (docs/product.md#waivers). Throws `not_found`. */
export const listPreviousAttendees = operation(listPreviousAttendeesEndpoint, async ({ params, query }, context) => {
  const { db } = context;
  await readWaivers(db, [params.restriction]);
  const { userId } = chooseCart(context, {});
  if (userId === null) return { data: [] };
  const all = selectAttendees(db, userId, params.restriction);
  const name = sql<string>`plain_text(a.first_name || ' ' || a.last_name)`;
  const rows = await (
    query.query === undefined ? all : all.where(containsWords(name, searchWords(query.query)))
  ).execute();
  const answers = await readAnswers(
    db,
    rows.map(({ waiverId }) => waiverId),
  );
  const data = rows.map(({ waiverId, ...attendee }) => ({
    ...attendee,
    answers: answers
      .filter(({ questionWaiverId }) => questionWaiverId === waiverId)
      .map(({ customQuestionId, answer }) => ({ customQuestionId, answer })),
  }));
  return { data };
});
