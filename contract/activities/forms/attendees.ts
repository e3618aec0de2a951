import * as z from 'zod/mini';
import type { AnswerValues, AskedQuestion } from '#contract/activities/rules/answers.ts';
import { personFields } from '#contract/forms/person.ts';
import { isBorn } from '#contract/rules/ages.ts';
import { isCalendarDate } from '#contract/rules/calendar-date.ts';
import { answersForm } from './answers.ts';

/** Somebody who attends, as typed. */
export interface AttendeeValues {
  firstName: string;
  lastName: string;
  /** YYYY-MM-DD; empty where it is not told. */
  dateOfBirth: string;
  answers: AnswerValues;
  agreed: boolean;
}

export interface AttendeesValues {
  /** To the questions of the session. */
  answers: AnswerValues;
  attendees: Readonly<Record<string, AttendeeValues>>;
}

/** What a line of the basket asks for. */
export interface AttendeesRules {
  questions: readonly AskedQuestion[];
  /** Each with the questions of their waiver. */
  attendees: readonly { key: string; questions: readonly AskedQuestion[] }[];
  /** YYYY-MM-DD. */
  today: string;
}

const attendee = (questions: readonly AskedQuestion[], today: string) =>
  z.object({
    firstName: personFields.firstName,
    lastName: personFields.lastName,
    dateOfBirth: z
      .string()
      .check(
        z.refine((day) => day === '' || (isCalendarDate(day) && isBorn(day, today)), { params: { rule: 'born' } }),
      ),
    answers: answersForm(questions),
    agreed: z.boolean().check(z.refine((agreed) => agreed, { params: { rule: 'agree' } })),
  });

/** The form of one line of the basket: its questions, and the waivers of those who attend. */
export const attendeesForm = ({ questions, attendees, today }: AttendeesRules) =>
  z.object({
    answers: answersForm(questions),
    attendees: z.object(Object.fromEntries(attendees.map(({ key, questions: of }) => [key, attendee(of, today)]))),
  });
