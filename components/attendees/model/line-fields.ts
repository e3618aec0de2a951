import { askedQuestions } from '#components/booking/questions/questions.ts';
import type { QuestionSection } from '#contract/activities/questions.ts';
import type { AttendeeEntry, LinePath } from './line-values.ts';

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
