import { daysAfter } from '#contract/rules/calendar-date.ts';
import { another, radii, type TimesQuestion } from '#lib/routing/times-path.ts';
import type { ActivityChoice } from './list-activity-choices.ts';

/** The values of the field `when`; `date` reads the field of that name. */
export const days = ['today', 'tomorrow', 'weekend', 'date'] as const;

export const parts = ['', 'morning', 'afternoon', 'evening'] as const;

const defaultMiles = 10;

/** What the fields of the form have at first. */
export interface ChosenAnswers {
  /** `all`, the slug of a choice, or `another`. */
  what: string;
  /** The words of an activity that is no choice. */
  activity: string;
  when: (typeof days)[number];
  /** What the date begins with, YYYY-MM-DD: never one that is over. */
  date: string;
  part: (typeof parts)[number];
  within: number;
  /** The radii that are offered, in miles. */
  radii: readonly number[];
}

function chosenDay(question: TimesQuestion | undefined, today: string): ChosenAnswers['when'] {
  if (question?.isWeekend) return 'weekend';
  if (question === undefined || question.date <= today) return 'today';
  return question.date === daysAfter(today, 1) ? 'tomorrow' : 'date';
}

/** A question as the fields of the form have it; without one nothing is chosen but today (YYYY-MM-DD). */
export function chosenAnswers(
  question: TimesQuestion | undefined,
  choices: readonly ActivityChoice[],
  today: string,
): ChosenAnswers {
  const what = question?.what ?? 'all';
  const isChoice = what === 'all' || choices.some(({ slug }) => slug === what);
  const within = question?.near?.miles ?? defaultMiles;
  return {
    what: isChoice ? what : another,
    activity: isChoice ? '' : what.replaceAll('-', ' '),
    when: chosenDay(question, today),
    date: question === undefined || question.date < today ? today : question.date,
    part: question?.part ?? '',
    within,
    radii,
  };
}
