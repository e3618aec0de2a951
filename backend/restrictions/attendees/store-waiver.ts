import { getRequiredWaivers } from '#backend/cart/checks/attendee-waivers.ts';
import type { ItemRow } from '#backend/cart/lines/item-rows.ts';
import type { Tx } from '#backend/db/schema.ts';
import { storeAnswers } from '#backend/questions/store-answers.ts';
import { instant } from '#backend/serialize/instant.ts';
import type { QuestionWaiver } from '#contract/activities/question-waivers.ts';
import type { CheckedWaiver } from './check-new-waivers.ts';
import { storeAttendee } from './store-attendee.ts';

interface Agreeing {
  /** Whose account the attendee belongs to. */
  ownerId: number;
  agreedByUserId: number;
  /** The lines of the basket. */
  rows: readonly ItemRow[];
  now: Date;
}

/** Makes room for one more at its line: the newest agreements stay, as many as there are places, each person once. */
async function makeRoom(tx: Tx, { input, waiver }: CheckedWaiver, attendeeId: string, rows: readonly ItemRow[]) {
  const { cartItemId } = input;
  if (cartItemId === undefined) return;
  const before = await tx
    .selectFrom('questionWaivers')
    .where('cartItemId', '=', cartItemId)
    .where('restrictionId', '=', waiver.id)
    .orderBy('agreedAt', 'desc')
    .orderBy('id')
    .select(['id', 'attendeeId'])
    .execute();
  const line = getRequiredWaivers(rows).find((one) => one.cartItemId === cartItemId && one.restrictionId === waiver.id);
  const others = before.filter((one) => one.attendeeId !== attendeeId);
  const kept = others.slice(0, Math.max(0, (line?.required ?? 1) - 1));
  const gone = before.flatMap(({ id }) => (kept.some((one) => one.id === id) ? [] : id));
  if (gone.length > 0) await tx.deleteFrom('questionWaivers').where('id', 'in', gone).execute();
}

/** Stores that somebody agreed to a waiver for an attendee, with the answers to its questions. */
export async function storeWaiver(tx: Tx, checked: CheckedWaiver, agreeing: Agreeing): Promise<QuestionWaiver> {
  const { input, waiver, answers } = checked;
  const { ownerId, agreedByUserId, rows, now } = agreeing;
  const attendee = await storeAttendee(tx, ownerId, input.attendee, now);
  await makeRoom(tx, checked, attendee.id, rows);
  const { id, name, type, termsHash } = waiver;
  const cartItemId = input.cartItemId ?? null;
  const bookingId = rows.find((row) => row.id === cartItemId)?.bookingId ?? null;
  const stored = await tx
    .insertInto('questionWaivers')
    .values({
      restrictionId: id,
      attendeeId: attendee.id,
      cartItemId,
      bookingId,
      agreedAt: now,
      agreedByUserId,
      termsHash,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await storeAnswers(tx, { owner: { questionWaiverId: stored.id, userId: null }, answers, now });
  return {
    id: stored.id,
    restriction: { id, name, type },
    cartItemId,
    attendee: {
      ...attendee,
      answers: [...answers].map(([customQuestionId, answer]) => ({ customQuestionId, answer })),
    },
    agreedAt: instant(now),
  };
}
