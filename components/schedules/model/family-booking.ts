import type { RestrictionRef } from '#contract/activities/restrictions.ts';
import type { AddItem } from '#contract/cart/add-item.ts';
import type { AnswerValues, AskedQuestion } from '#contract/rules/answers.ts';
import type { AnswerProblem } from '#contract/rules/questions.ts';
import { getAnswers, type Answering, type BookingDraft } from './booking-draft.ts';
import type { BookingRefusal } from './booking-refusal.ts';
import { bookingItem, bookingState, scheduleWaiver, type BookingState, type PersonDraft } from './booking-state.ts';
import type { AnySchedule } from './schedule.ts';
import { selectionTotal } from './selection.ts';
import { together } from './together.ts';

/** Somebody who is coming, and the camp or course as it is for them; without an id while nobody is chosen. */
export interface Coming extends Answering {
  name: string | null;
  schedule: AnySchedule;
}

/** One person's part of a booking. */
export interface PersonBooking extends Coming {
  answers: AnswerValues;
  state: BookingState;
  /** In minor units. */
  total: number;
}

export interface FamilyProblem {
  person: Answering;
  question: AskedQuestion;
  problem: AnswerProblem;
}

/** A camp or course for several people: one choice of dates and extras, answers for each of them. */
export interface FamilyBooking {
  /** The dates as they are for all of them. */
  dates: BookingState['dates'];
  selection: BookingState['selection'];
  people: PersonBooking[];
  problems: FamilyProblem[];
  refusal: BookingRefusal | null;
  /** In minor units. */
  total: number;
  /** The waiver to agree to, and for whom. */
  waiver: { restriction: RestrictionRef; people: Coming[] } | null;
}

/** The waiver that some of them have not signed. */
function getWaiver(coming: readonly Coming[]): FamilyBooking['waiver'] {
  const people = coming.filter(({ schedule }) => scheduleWaiver(schedule) !== null);
  const [first] = people;
  const restriction = first && scheduleWaiver(first.schedule);
  return restriction ? { restriction, people } : null;
}

/** The derived state of a booking form for those who are coming; `coming` has at least one. */
export function familyBooking(
  schedule: AnySchedule,
  coming: readonly Coming[],
  draft: BookingDraft,
  isWaiverAgreed: boolean,
  now: Date,
): FamilyBooking {
  const all = together(
    coming.map((one) => one.schedule),
    coming[0]?.schedule ?? schedule,
  );
  const whole = bookingState(all, { ...draft, answers: {} }, isWaiverAgreed, now);
  const people = coming.map((person): PersonBooking => {
    const answers = getAnswers(draft, person);
    const state = ofPerson(person.schedule, { ...draft, answers }, whole.dates, isWaiverAgreed, now);
    return { ...person, answers, state, total: selectionTotal(state.selection) };
  });
  const problems = people.flatMap((person) =>
    person.state.problems.map(({ question, problem }) => ({ person, question, problem })),
  );
  const refusal = whole.refusal?.kind === 'fields' ? null : whole.refusal;
  return {
    dates: whole.dates,
    selection: people[0]?.state.selection ?? whole.selection,
    people,
    problems,
    refusal: refusal ?? (problems.length > 0 ? { kind: 'fields' } : null),
    total: people.reduce((sum, person) => sum + person.total, 0),
    waiver: getWaiver(coming),
  };
}

/** One person's state with the dates that are chosen for all. */
function ofPerson(
  schedule: AnySchedule,
  draft: PersonDraft,
  dates: BookingState['dates'],
  isWaiverAgreed: boolean,
  now: Date,
): BookingState {
  const chosen = dates === null ? {} : { type: dates.type, sessions: dates.chosen };
  return bookingState(schedule, { ...draft, ...chosen }, isWaiverAgreed, now);
}

/** The items of a booking, one for each person; `ownerId` is whoever is signed in. */
export const familyItems = ({ people }: FamilyBooking, draft: BookingDraft, ownerId: number): AddItem[] =>
  people.map(({ id, schedule, answers, state }) => bookingItem(schedule, { ...draft, answers }, state, id ?? ownerId));
