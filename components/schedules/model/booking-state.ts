import { hasStarted } from '#components/booking/model/timetable-now.ts';
import { getAnswers, askedQuestions } from '#components/booking/questions/questions.ts';
import type { Answer } from '#contract/activities/questions.ts';
import type { RestrictionRef } from '#contract/activities/restrictions.ts';
import { questionProblem, type AnswerValues, type AskedQuestion } from '#contract/activities/rules/answers.ts';
import type { AnswerProblem } from '#contract/activities/rules/questions.ts';
import type { AddItem } from '#contract/cart/add-item.ts';
import type { CampSchedule } from '#contract/schedules/camps.ts';
import type { CourseSchedule } from '#contract/schedules/courses.ts';
import type { ScheduleOccurrence } from '#contract/schedules/schedules.ts';
import type { BookingDraft } from './booking-draft.ts';
import { campRefusal, courseRefusal, type Attempt, type BookingRefusal } from './booking-refusal.ts';
import { campBookingType, campChoice, chosenSessions, type CampBookingType, type CampChoice } from './camp-choice.ts';
import { isCamp, type AnySchedule } from './schedule.ts';
import { chosenExtras, coursePrice, type Selection, type ChosenExtra } from './selection.ts';

interface ScheduleOrder {
  scheduleId: string;
  /** The linked user it is for; left out for the customer themself. */
  purchasedForUserId?: number;
  /** Ids of the waivers agreed to. */
  activityRestrictionIds: string[];
  customQuestionAnswers: Answer[];
  extras: readonly ChosenExtra[];
}

const common = ({
  scheduleId,
  purchasedForUserId,
  activityRestrictionIds,
  customQuestionAnswers,
  extras,
}: ScheduleOrder) => ({
  purchasableId: scheduleId,
  quantity: 1,
  applyBenefit: true,
  ...(purchasedForUserId !== undefined && { purchasedForUserId }),
  activityRestrictionIds,
  customQuestionAnswers,
  extras: extras.map(({ extra, quantity }) => ({ pricingOptionId: extra.pricingOptionId, quantity })),
});

export interface CampOrder extends ScheduleOrder {
  type: CampBookingType;
  sessionIds: readonly string[];
}

/** A camp for the basket. Which sessions is said only when it is not the entire camp (docs/product.md#camp-booking). */
export const campItem = ({ type, sessionIds, ...order }: CampOrder): AddItem => ({
  ...common(order),
  purchasableType: 'camp',
  bookingFullCamp: type === 'full',
  ...(type === 'individual' && { campOccurrenceIds: [...sessionIds] }),
});

/** A course for the basket. */
export const courseItem = (order: ScheduleOrder): AddItem => ({ ...common(order), purchasableType: 'course' });

/** The values of the form for one person. */
export type PersonDraft = Pick<BookingDraft, 'type' | 'sessions' | 'extras'> & { answers: AnswerValues };

export interface CampDates {
  camp: CampSchedule;
  choice: CampChoice;
  type: CampBookingType;
  chosen: string[];
}

export interface BookingState {
  /** The choice of dates; a course has none. */
  dates: CampDates | null;
  selection: Selection<ScheduleOccurrence>;
  /** Questions whose answer cannot be sent, in the order of the form. */
  problems: { question: AskedQuestion; problem: AnswerProblem }[];
  /** Why it cannot be put into the basket yet. */
  refusal: BookingRefusal | null;
}

const getDates = (camp: CampSchedule, draft: PersonDraft, now: Date): CampDates => {
  const choice = campChoice(camp, now);
  return { camp, choice, type: campBookingType(choice, draft.type), chosen: chosenSessions(choice, draft.sessions) };
};

const getProblems = ({ customQuestionSections }: AnySchedule, { answers }: PersonDraft): BookingState['problems'] =>
  askedQuestions(customQuestionSections).flatMap((question) => {
    const problem = questionProblem(question, answers[question.id]);
    return problem === null ? [] : [{ question, problem }];
  });

/**
 * The waiver that has to be agreed to before booking; null when there is none, or it is signed
 * (docs/product.md#waivers).
 */
export const scheduleWaiver = ({ restrictions }: Pick<AnySchedule, 'restrictions'>): RestrictionRef | null =>
  restrictions?.prePurchaseWaiver ?? null;

const campState = (dates: CampDates, draft: PersonDraft, attempt: Attempt): Omit<BookingState, 'problems'> => {
  const { camp, type, choice, chosen } = dates;
  const sessions = type === 'full' ? [] : camp.occurrences.filter(({ id }) => chosen.includes(id));
  return {
    dates,
    selection: { type, price: camp.price, sessions, extras: chosenExtras(camp.extras, draft.extras) },
    refusal: campRefusal({ ...attempt, type, choice, chosen: chosen.length }),
  };
};

const courseState = (
  course: CourseSchedule,
  draft: PersonDraft,
  attempt: Attempt,
  now: Date,
): Omit<BookingState, 'problems'> => ({
  dates: null,
  selection: {
    type: 'full',
    price: coursePrice(course),
    sessions: [],
    extras: chosenExtras(course.extras, draft.extras),
  },
  refusal: courseRefusal({
    ...attempt,
    hasStarted: hasStarted(course, now),
    allowCustomerBookCourseAfterStart: course.allowCustomerBookCourseAfterStart,
  }),
});

/** The derived state of a booking form: the selection, its validation errors, and whether it can be submitted. */
export const bookingState = (
  schedule: AnySchedule,
  draft: PersonDraft,
  isWaiverAgreed: boolean,
  now: Date,
): BookingState => {
  const problems = getProblems(schedule, draft);
  const attempt = { action: schedule.bookableAction, isWaiverAgreed, isFormValid: problems.length === 0 };
  const state = isCamp(schedule)
    ? campState(getDates(schedule, draft, now), draft, attempt)
    : courseState(schedule, draft, attempt, now);
  return { ...state, problems };
};

/** The cart item of a booking form. */
export const bookingItem = (
  schedule: AnySchedule,
  draft: PersonDraft,
  { dates, selection }: BookingState,
  purchasedForUserId: number | undefined,
): AddItem => {
  const waiver = scheduleWaiver(schedule);
  const order = {
    scheduleId: schedule.id,
    purchasedForUserId,
    activityRestrictionIds: waiver === null ? [] : [waiver.id],
    customQuestionAnswers: getAnswers(schedule.customQuestionSections, draft.answers),
    extras: selection.extras,
  };
  return dates === null ? courseItem(order) : campItem({ ...order, type: dates.type, sessionIds: dates.chosen });
};
