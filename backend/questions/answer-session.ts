import type { Context } from '#backend/context.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { Tx } from '#backend/db/schema.ts';
import { DomainError, notFound } from '#backend/failure.ts';
import type { Answered } from '#contract/activities/answering.ts';
import type { Answer } from '#contract/activities/questions.ts';
import { getAnsweredSections } from './answered-sections.ts';
import { checkChangedAnswers, invalidAnswers } from './check-answers.ts';
import { readQuestionSections } from './questions-store.ts';
import { readAnswers, storeAnswers, type AnswerOwner } from './store-answers.ts';

/** By either of the session's ids. */
type Named = { id: string } | { v1Id: number };

/** The person's booking of the session, if there is one: its answers are changed then. */
async function findOwnBooking(tx: Tx, occurrenceId: string, userId: number): Promise<string | null> {
  const booking = await tx
    .selectFrom('bookings')
    .where('occurrenceId', '=', occurrenceId)
    .where('userId', '=', userId)
    .where('bundleId', 'is', null)
    .where('status', '<>', 'cancelled')
    .where('ticketId', 'is', null)
    .orderBy('releasedAt', (order) => order.desc().nullsFirst())
    .select('id')
    .executeTakeFirst();
  return booking?.id ?? null;
}

/**
 * Stores the acting user's answers to the questions of a session, booked or not (docs/product.md#questions). Throws
 * `not_found` and `validation_failed`.
 */
export async function answerSession(context: Context, named: Named, sent: readonly Answer[]): Promise<Answered> {
  const { db, clock, actingUserId: userId } = context;
  if (userId === null) throw new DomainError('unauthenticated');
  return transact(db, async (tx) => {
    const session = await tx
      .selectFrom('occurrences')
      .where((where) => ('id' in named ? where('id', '=', named.id) : where('v1Id', '=', named.v1Id)))
      .select(['id', 'scheduleId'])
      .executeTakeFirst();
    if (session === undefined) throw notFound();
    const bookingId = await findOwnBooking(tx, session.id, userId);
    const sections = await readQuestionSections(tx, { scheduleId: session.scheduleId });
    const stored = await readAnswers(tx, { bookingId, bundleId: null, occurrenceId: session.id, userId });
    const { errors, all, changed, emptied } = checkChangedAnswers(sections, stored, sent);
    if (errors.size > 0) throw invalidAnswers(errors);
    const owners: AnswerOwner[] = [{ occurrenceId: session.id, userId }];
    if (bookingId !== null) owners.push({ bookingId, userId });
    for (const owner of owners) await storeAnswers(tx, { owner, answers: changed, emptied, now: clock.now() });
    return { customQuestionSections: getAnsweredSections(sections, all) };
  });
}
