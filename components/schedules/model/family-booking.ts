import type { RestrictionRef } from '#contract/activities/restrictions.ts';
import type { AnswerValues, AskedQuestion } from '#contract/activities/rules/answers.ts';
import type { AnswerProblem } from '#contract/activities/rules/questions.ts';
import type { AddItem } from '#contract/cart/add-item.ts';
import type { ScheduleOccurrence } from '#contract/schedules/schedules.ts';
import { getAnswers, type Answering, type BookingDraft } from './booking-draft.ts';
import type { BookingRefusal } from './booking-refusal.ts';
import { bookingItem, bookingState, scheduleWaiver, type BookingState, type PersonDraft } from './booking-state.ts';
import { type AnySchedule, isCamp } from './schedule.ts';
import { selectionTotal } from './selection.ts';

const noPlaces = { action: null, message: null, reason: 'full', bookingId: null, waitlistId: null } as const;

/** A session for all of them: what the first whom it refuses is told, and full when there are too few places. */
function togetherIn(sessions: readonly ScheduleOccurrence[], first: ScheduleOccurrence): ScheduleOccurrence {
  const refused = sessions.find(
    ({ bookableAction }) => bookableAction?.action !== 'book' && bookableAction?.reason !== 'not_individually',
  );
  if (refused !== undefined) return { ...first, bookableAction: refused.bookableAction };
  return first.capacity.available < sessions.length ? { ...first, bookableAction: noPlaces } : first;
}

/** A camp or course as it is for several people at once; `schedules` is the same one for each of them. */
export function together<Schedule extends AnySchedule>(schedules: readonly Schedule[], first: Schedule): Schedule {
  if (schedules.length < 2) return first;
  const refused = schedules.find(({ bookableAction }) => bookableAction.action !== 'book');
  const occurrences = first.occurrences.map((session) =>
    togetherIn(
      schedules.flatMap((one) => one.occurrences.find(({ id }) => id === session.id) ?? []),
      session,
    ),
  );
  const isTooSmall = !isCamp(first) && first.capacity.available < schedules.length;
  const bookableAction = refused?.bookableAction ?? (isTooSmall ? noPlaces : first.bookableAction);
  return { ...first, occurrences, bookableAction };
}

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
