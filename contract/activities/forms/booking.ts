import * as z from 'zod/mini';
import type { AnswerValues, AskedQuestion } from '#contract/activities/rules/answers.ts';
import { answersForm } from './answers.ts';

/** What a booking of a camp or course has to meet, for those who are coming and the dates as they stand. */
export interface BookingRules {
  /** Those who are coming, each with the questions that are asked about them; the id is 0 while nobody is chosen. */
  people: readonly { id: number; questions: readonly AskedQuestion[] }[];
  /** Dates are chosen one by one, and there are some to choose from. */
  needsDate: boolean;
  /** The waiver and the people it has to be agreed for; null when none has. */
  agreement: string | null;
}

type Answers = z.ZodMiniType<Record<string, Record<string, unknown>>, Readonly<Record<string, AnswerValues>>>;

const makeAnswersSchema = (people: BookingRules['people']): Answers =>
  z.object(Object.fromEntries(people.map(({ id, questions }) => [id, answersForm(questions)])));

/** The booking form of a camp or course; which type, extras and people can be chosen is what the page offers. */
export const bookingForm = ({ people, needsDate, agreement }: BookingRules) =>
  z.object({
    type: z.custom<'full' | 'individual' | null>(),
    sessions: z
      .custom<readonly string[] | null>()
      .check(z.refine((chosen) => !needsDate || (chosen?.length ?? 0) > 0, { params: { rule: 'sessions' } })),
    extras: z.custom<Readonly<Record<string, number>>>(),
    people: z.custom<readonly number[] | null>(),
    answers: makeAnswersSchema(people),
    agreement: z
      .custom<string | null>()
      .check(z.refine((agreed) => agreement === null || agreed === agreement, { params: { rule: 'waiver' } })),
  });
