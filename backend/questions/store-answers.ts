import type { Tx } from '#backend/db/schema.ts';
import type { Answer } from '#contract/activities/questions.ts';

interface Answered {
  bundleId: string;
  /** The person whom the answers describe; null at the counter. */
  userId: number | null;
  answers: ReadonlyMap<number, Answer['answer']>;
  now: Date;
}

/** Keeps the answers given with a camp or course. */
export async function storeAnswers(tx: Tx, { bundleId, userId, answers, now }: Answered): Promise<void> {
  if (answers.size === 0) return;
  const rows = [...answers].map(([questionId, answer]) => ({
    questionId,
    bundleId,
    userId,
    answer: JSON.stringify(answer),
    answeredAt: now,
  }));
  await tx.insertInto('questionAnswers').values(rows).execute();
}
