import type { Tx } from '#backend/db/schema.ts';
import type { StoredAnswers } from './read-answers.ts';

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
