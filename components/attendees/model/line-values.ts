import type { FieldPath } from 'react-hook-form';
import type { OpenLine } from '#components/booking/model/open-papers.ts';
import type { Person } from '#components/booking/person/people.ts';
import { askedQuestions } from '#components/booking/questions/questions.ts';
import type { AttendeesValues, AttendeeValues } from '#contract/activities/forms/attendees.ts';
import type { Attendee } from '#contract/activities/question-waivers.ts';
import type { QuestionSection, Answer, AnsweredSection } from '#contract/activities/questions.ts';
import type { RestrictionRef } from '#contract/activities/restrictions.ts';
import type { AnswerValue, AnswerValues, AskedQuestion } from '#contract/activities/rules/answers.ts';

/** Somebody who can be chosen instead of typed. */
export type KnownPerson = Pick<Attendee, 'firstName' | 'lastName' | 'dateOfBirth' | 'answers'>;

/** The account knows linked people by one name: its first word is the first name. */
function fromAccount({ name, dateOfBirth }: Person): KnownPerson {
  const [firstName = '', ...others] = name.trim().split(/\s+/);
  return { firstName, lastName: others.join(' '), dateOfBirth, answers: [] };
}

const isSame = (one: KnownPerson, other: KnownPerson): boolean =>
  one.firstName.toLowerCase() === other.firstName.toLowerCase() &&
  one.lastName.toLowerCase() === other.lastName.toLowerCase() &&
  (one.dateOfBirth === other.dateOfBirth || one.dateOfBirth === null || other.dateOfBirth === null);

/** Whom the account agreed for before, then its people; each of them once. */
export function getKnownPeople(previous: readonly Attendee[], people: readonly Person[]): KnownPerson[] {
  const others = people.map(fromAccount).filter((person) => !previous.some((one) => isSame(one, person)));
  return [...previous, ...others];
}

/** The one of them that a person of the account is. */
export const findKnown = (known: readonly KnownPerson[], person: Person): KnownPerson | undefined =>
  known.find((one) => isSame(one, fromAccount(person)));

type Stored = Answer['answer'] | null | undefined;

/** What stands in the field of a question for a stored answer. */
function getFieldValue({ type, options }: AskedQuestion, stored: Stored): AnswerValue {
  if (Array.isArray(stored)) return stored.map(String);
  if (type === 'multi_select') return [];
  if (type === 'checkbox' && options.length === 0) return stored === true;
  return stored === null || stored === undefined ? '' : String(stored);
}

/** What stands in the fields of these questions. */
export const getFieldValues = (
  sections: readonly QuestionSection[],
  getStored: (questionId: number) => Stored,
): AnswerValues =>
  Object.fromEntries(
    askedQuestions(sections).map((question) => [question.id, getFieldValue(question, getStored(question.id))]),
  );

/** The questions of a booking as a form asks them, in the order they come in. */
export const getSections = (answered: readonly AnsweredSection[]): QuestionSection[] =>
  answered.map(({ questions, ...section }) => ({
    ...section,
    questions: questions.map(({ id, question, type, options, required }, position) => ({
      id,
      question,
      type,
      options,
      required,
      position,
    })),
  }));

/** The answers of a booking by question. */
export const getStoredAnswers = (answered: readonly AnsweredSection[]): ReadonlyMap<number, Stored> =>
  new Map(
    answered.flatMap(({ questions }) =>
      questions.map((one): [number, Stored] => [one.id, one.kind === 'multi' ? one.answers : one.answer]),
    ),
  );

export type LinePath = FieldPath<AttendeesValues>;

/** A waiver that is to be agreed to for one person. */
export interface AttendeeEntry {
  /** The name of its values in the form. */
  key: string;
  /** Which of the line's people, from 1, and how many there are. */
  number: number;
  count: number;
  restriction: RestrictionRef;
  sections: readonly QuestionSection[];
  /** Whom it may be for, the last first. */
  known: readonly KnownPerson[];
}

/** The DOM ids of a line's fields. */
export const questionId = (itemId: string, id: number): string => `question-${itemId}-${id}`;
export const attendeeFieldId = (itemId: string, { key }: Pick<AttendeeEntry, 'key'>, field: string | number): string =>
  `attendee-${itemId}-${key}-${field}`;

/** A field that can hold an error. */
export interface LineField {
  path: LinePath;
  fieldId: string;
  /** What it is called in the error summary; null where the message says it. */
  name: string | null;
}

/** What the fields of a line depend on. */
export interface FieldsOf {
  itemId: string;
  sections: readonly QuestionSection[];
  entries: readonly AttendeeEntry[];
}

const namedFields = ['firstName', 'lastName', 'dateOfBirth', 'agreed'] as const;

function entryFields(itemId: string, entry: AttendeeEntry): LineField[] {
  const named = namedFields.map((field): LineField => ({
    path: `attendees.${entry.key}.${field}`,
    fieldId: attendeeFieldId(itemId, entry, field),
    name: null,
  }));
  const answers = askedQuestions(entry.sections).map(({ id, question }): LineField => ({
    path: `attendees.${entry.key}.answers.${id}`,
    fieldId: attendeeFieldId(itemId, entry, id),
    name: question,
  }));
  return [...named.slice(0, -1), ...answers, ...named.slice(-1)];
}

/** The fields of a line, in the order of the page. */
export const lineFields = ({ itemId, sections, entries }: FieldsOf): LineField[] => [
  ...askedQuestions(sections).map(({ id, question }): LineField => ({
    path: `answers.${id}`,
    fieldId: questionId(itemId, id),
    name: question,
  })),
  ...entries.flatMap((entry) => entryFields(itemId, entry)),
];

/** A waiver's questions, and those whom the account agreed for. */
export type WaiverFacts = Pick<AttendeeEntry, 'sections' | 'known'>;

/** One entry for each person of the line who has still to agree. */
export const getEntries = (
  { waivers }: Pick<OpenLine, 'waivers'>,
  getFacts: (restrictionId: string) => WaiverFacts,
): AttendeeEntry[] =>
  waivers.flatMap(({ restriction, required, completed }) =>
    Array.from({ length: required - completed }, (_, index) => {
      const number = completed + index + 1;
      return {
        key: `waiver-${restriction.id}-${number}`,
        number,
        count: required,
        restriction,
        ...getFacts(restriction.id),
      };
    }),
  );

/** What stands in the fields of an entry, for somebody known or for nobody yet. Everybody agrees anew. */
export const getAttendeeValues = (sections: readonly QuestionSection[], person?: KnownPerson): AttendeeValues => ({
  firstName: person?.firstName ?? '',
  lastName: person?.lastName ?? '',
  dateOfBirth: person?.dateOfBirth ?? '',
  answers: getFieldValues(
    sections,
    (id) => person?.answers.find(({ customQuestionId }) => customQuestionId === id)?.answer,
  ),
  agreed: false,
});
