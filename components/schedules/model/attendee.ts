import { hasStarted } from '#components/booking/model/timetable-now.ts';
import type { Person } from '#components/booking/person/people.ts';
import { ageOn, ageProblem, type AgeProblem } from '#contract/rules/ages.ts';
import { getDate } from '#contract/rules/wall-time.ts';
import { forAnyAge } from './schedule-offer.ts';
import { isCamp, type AnySchedule } from './schedule.ts';

/** Whether the camp or course has been read for somebody. */
export type Reading = 'pending' | 'failed' | 'read';

/** Somebody who may be coming, and the camp or course as it is for them. */
export interface Attendee {
  person: Person;
  /** Until it is read for them, as it is for anybody of its age. */
  schedule: AnySchedule;
  reading: Reading;
  /** Full years on the first day to come; null when it is not known. */
  age: number | null;
  /** Whether it is not for their age. */
  isRefused: boolean;
  /** Why, as far as their date of birth is known. */
  problem: AgeProblem | null;
}

/** The days on which the age counts: the first of the whole, and every day to come that is sold alone. */
function getDays(schedule: AnySchedule, now: Date): string[] {
  const toCome = schedule.occurrences.filter((session) => !hasStarted(session, now));
  const days = toCome.map(({ startsAt }) => getDate(startsAt.local));
  const isSoldAlone = isCamp(schedule) && schedule.pricingOptionAvailability.includes('individual');
  return isSoldAlone ? days : days.slice(0, 1);
}

/** Whether somebody of this date of birth may come on any day (docs/product.md#ages), and how old they are then. */
export function ageAt(schedule: AnySchedule, dateOfBirth: string | null, now: Date): Pick<Attendee, 'age' | 'problem'> {
  const days = getDays(schedule, now);
  const problems = days.map((day) => ageProblem(schedule.ages, dateOfBirth, day));
  const [day] = days;
  return {
    age: dateOfBirth === null || day === undefined ? null : ageOn(dateOfBirth, day),
    problem: problems.includes(null) ? null : (problems[0] ?? null),
  };
}

/**
 * A person with the camp or course as the server shows it for them; until it is read for them, as it is for somebody
 * else, so that only their age can refuse them.
 */
export function getAttendee(person: Person, shown: AnySchedule, now: Date, reading: Reading = 'read'): Attendee {
  const schedule = reading === 'read' ? shown : forAnyAge(shown);
  const { age, problem } = ageAt(schedule, person.dateOfBirth, now);
  const isRefused = problem !== null || schedule.bookableAction.reason === 'age';
  return { person, schedule, reading, age, problem, isRefused };
}

/** The account comes of age here: what ends before is for children. */
const adultAge = 18;

/** Whether only children may come. */
export const isForChildren = ({ ages }: Pick<AnySchedule, 'ages'>): boolean =>
  ages?.maximum !== null && ages?.maximum !== undefined && ages.maximum < adultAge;

/**
 * Who is coming until the customer chooses: the person acted for, else the first for whom it is. What is for children
 * is for nobody whose age is unknown.
 */
function defaultPeople(attendees: readonly Attendee[], actingId: number | null): number[] {
  const eligible = attendees.filter(
    ({ isRefused, age, schedule }) => !isRefused && (age !== null || !isForChildren(schedule)),
  );
  const free = eligible.filter(({ schedule }) => schedule.bookableAction.action === 'book');
  const first = eligible.find(({ person }) => person.id === actingId) ?? free[0] ?? eligible[0];
  return first === undefined ? [] : [first.person.id];
}

/** Those who are coming, in the order of the list. */
export function chosenAttendees(
  attendees: readonly Attendee[],
  chosen: readonly number[] | null,
  actingId: number | null,
): Attendee[] {
  const ids = chosen ?? defaultPeople(attendees, actingId);
  return attendees.filter(({ person, isRefused }) => !isRefused && ids.includes(person.id));
}
