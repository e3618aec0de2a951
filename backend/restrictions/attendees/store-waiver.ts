import { sql } from 'kysely';
import { getRequiredWaivers } from '#backend/cart/checks/attendee-waivers.ts';
import type { ItemRow } from '#backend/cart/lines/item-rows.ts';
import type { Tx } from '#backend/db/schema.ts';
import { DomainError, invalid } from '#backend/failure.ts';
import { checkAnswers } from '#backend/questions/check-answers.ts';
import { storeAnswers, type StoredAnswers } from '#backend/questions/store-answers.ts';
import { instant } from '#backend/serialize/instant.ts';
import type { QuestionWaiver, NewQuestionWaiver } from '#contract/activities/question-waivers.ts';
import { isBorn } from '#contract/rules/ages.ts';
import type { Waiver } from './read-waivers.ts';

/** A waiver to be stored. */
export interface CheckedWaiver {
  input: NewQuestionWaiver;
  waiver: Waiver;
  answers: StoredAnswers;
}

interface Checking {
  waivers: ReadonlyMap<string, Waiver>;
  /** The lines of the basket. */
  rows: readonly ItemRow[];
  /** YYYY-MM-DD. */
  today: string;
}

/** Whom a waiver is for, so that two of the same person at the same line are one. */
function getName({ restrictionId, cartItemId, attendee: { firstName, lastName, dateOfBirth } }: NewQuestionWaiver) {
  return JSON.stringify([restrictionId, cartItemId, firstName.toLowerCase(), lastName.toLowerCase(), dateOfBirth]);
}

/** Checks waivers against what their lines and they themselves ask for. Throws `validation_failed` with all errors. */
export function checkNewWaivers(inputs: readonly NewQuestionWaiver[], checking: Checking): CheckedWaiver[] {
  const { waivers, rows, today } = checking;
  const required = getRequiredWaivers(rows);
  const errors: Record<string, string[]> = {};
  const names = inputs.map(getName);
  const checked = inputs.flatMap((input, index): CheckedWaiver[] => {
    const { restrictionId, cartItemId, attendee, answers = [] } = input;
    const waiver = waivers.get(restrictionId);
    if (waiver === undefined) throw new DomainError('not_found');
    const isHere = required.some((line) => line.cartItemId === cartItemId && line.restrictionId === restrictionId);
    if (cartItemId !== undefined && !isHere)
      errors[`waivers.${index}.restriction_id`] = ['This waiver is not needed here'];
    if (attendee.dateOfBirth !== undefined && !isBorn(attendee.dateOfBirth, today))
      errors[`waivers.${index}.attendee.date_of_birth`] = ['Must be a date in the past'];
    if (names.indexOf(names[index] ?? '') < index)
      errors[`waivers.${index}.attendee.first_name`] = ['Each person agrees once'];
    const { errors: wrong, answers: right } = checkAnswers(waiver.sections, answers);
    for (const [id, text] of wrong) errors[`waivers.${index}.custom_question_answers.${id}`] = [text];
    return [{ input, waiver, answers: right }];
  });
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return checked;
}

interface StoredAttendee {
  id: string;
  firstName: string;
  lastName: string;
  dateOfBirth: string | null;
}

/** Finds somebody an account agrees for, or adds them: an account has each person once. */
function storeAttendee(
  tx: Tx,
  ownerUserId: number,
  { firstName, lastName, dateOfBirth }: NewQuestionWaiver['attendee'],
  now: Date,
): Promise<StoredAttendee> {
  return tx
    .insertInto('attendees')
    .values({ ownerUserId, firstName, lastName, dateOfBirth: dateOfBirth ?? null, createdAt: now })
    .onConflict((conflict) =>
      conflict
        .expression(sql`owner_user_id, lower(first_name), lower(last_name), date_of_birth`)
        .doUpdateSet({ firstName, lastName }),
    )
    .returning(['id', 'firstName', 'lastName', 'dateOfBirth'])
    .executeTakeFirstOrThrow();
}

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
