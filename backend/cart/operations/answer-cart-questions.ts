import { findOwnCart } from '#backend/cart/change-cart.ts';
import { readItems, type ItemRow } from '#backend/cart/lines/item-rows.ts';
import { lockCart } from '#backend/cart/lock-cart.ts';
import { readCart } from '#backend/cart/read-cart.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { Tx } from '#backend/db/schema.ts';
import { notFound } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { checkChangedAnswers, invalidAnswers, type ChangedAnswers } from '#backend/questions/check-answers.ts';
import { readScheduleQuestions } from '#backend/questions/questions-store.ts';
import { readAnswers, storeAnswers, type AnswerOwner } from '#backend/questions/store-answers.ts';
import type { QuestionSection } from '#contract/activities/questions.ts';
import { answerCartQuestionsEndpoint, type CartAnswer } from '#contract/cart/answer-cart.ts';

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
async function answerLines(tx: Tx, cartId: number, sent: readonly CartAnswer[], now: Date): Promise<void> {
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

/**
 * Answers the questions of what is in a basket (docs/product.md#questions). What it costs stays as it is, with the credit
 * reserved for it. Throws `not_found`, `payment_in_progress` and `validation_failed`.
 */
export const answerCartQuestions = operation(answerCartQuestionsEndpoint, async ({ params, body }, context) => {
  const { db, clock } = context;
  const found = await findOwnCart(context, params.cartId);
  const data = await transact(db, async (tx) => {
    const cart = await lockCart(tx, found.choice);
    // The cart has become an order meanwhile, and the choice has a new one.
    if (cart.id !== found.id) throw notFound();
    await answerLines(tx, cart.id, body.answers, clock.now());
    return readCart(context, tx, cart);
  });
  return { data };
});
