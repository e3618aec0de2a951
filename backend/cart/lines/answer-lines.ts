import type { Tx } from '#backend/db/schema.ts';
import { notFound } from '#backend/failure.ts';
import { checkChangedAnswers, invalidAnswers, type ChangedAnswers } from '#backend/questions/check-changed-answers.ts';
import { readAnswers } from '#backend/questions/read-answers.ts';
import { storeAnswers, type AnswerOwner } from '#backend/questions/store-answers.ts';
import { readScheduleQuestions } from '#backend/restrictions/questions-store.ts';
import type { QuestionSection } from '#contract/activities/questions.ts';
import type { CartAnswer } from '#contract/cart/answer-cart.ts';
import { readItems, type ItemRow } from './item-rows.ts';

const notHere = 'This question is not asked here';

interface AskingLine {
  row: ItemRow;
  owner: AnswerOwner;
  sections: QuestionSection[];
}

function getOwner({ bookingId, bundleId, purchasedForUserId: userId }: ItemRow): AnswerOwner | null {
  if (bundleId !== null) return { bundleId, userId };
  return bookingId === null ? null : { bookingId, userId };
}

/** The lines that have questions: sessions, camps and courses. */
async function readAskingLines(tx: Tx, rows: readonly ItemRow[]): Promise<AskingLine[]> {
  const scheduleIds = rows.flatMap(({ scheduleId, bundleScheduleId }) => bundleScheduleId ?? scheduleId ?? []);
  const questions = await readScheduleQuestions(tx, [...new Set(scheduleIds)]);
  return rows.flatMap((row) => {
    const owner = getOwner(row);
    const sections = questions.get(row.bundleScheduleId ?? row.scheduleId ?? '');
    return owner === null || sections === undefined ? [] : [{ row, owner, sections }];
  });
}

function asks({ sections }: AskingLine, id: number): boolean {
  const questions = sections.flatMap((section) => section.questions.flatMap((one) => [one, ...(one.questions ?? [])]));
  return questions.some((question) => question.id === id);
}

/** The answers for each line that they concern, and the errors of those that concern none. */
function assignAnswers(lines: readonly AskingLine[], sent: readonly CartAnswer[]) {
  const errors = new Map<number, string>();
  const byLine = new Map<AskingLine, CartAnswer[]>();
  for (const answer of sent) {
    const { customQuestionId: id, cartItemId } = answer;
    const concerned = lines.filter(
      (line) => asks(line, id) && (cartItemId === undefined || cartItemId === line.row.id),
    );
    if (concerned.length === 0) errors.set(id, notHere);
    for (const line of concerned) byLine.set(line, [...(byLine.get(line) ?? []), answer]);
  }
  return { byLine, errors };
}

/**
 * Stores answers to the questions of the lines of a cart, which must be locked, and so changes its item hash. A line
 * that gets an answer must have all it needs. Throws `not_found` for a line of another cart, and `validation_failed`.
 */
export async function answerLines(tx: Tx, cartId: number, sent: readonly CartAnswer[], now: Date): Promise<void> {
  const rows = (await readItems(tx, cartId)).filter(({ parentId }) => parentId === null);
  if (sent.some(({ cartItemId }) => cartItemId !== undefined && rows.every(({ id }) => id !== cartItemId)))
    throw notFound();
  const { byLine, errors } = assignAnswers(await readAskingLines(tx, rows), sent);
  const changes: (ChangedAnswers & AskingLine)[] = [];
  for (const [line, answers] of byLine) {
    const { bookingId, bundleId, occurrenceId, purchasedForUserId: userId } = line.row;
    const stored = await readAnswers(tx, { bookingId, bundleId, occurrenceId, userId });
    const change = checkChangedAnswers(line.sections, stored, answers);
    for (const [id, text] of change.errors) errors.set(id, text);
    changes.push({ ...change, ...line });
  }
  if (errors.size > 0) throw invalidAnswers(errors);
  for (const { owner, changed, emptied } of changes) await storeAnswers(tx, { owner, answers: changed, emptied, now });
  const changedIds = changes.map(({ row }) => row.id);
  if (changedIds.length === 0) return;
  await tx
    .updateTable('cartItems')
    .set((row) => ({ questionsRevision: row('questionsRevision', '+', 1) }))
    .where('id', 'in', changedIds)
    .execute();
}
