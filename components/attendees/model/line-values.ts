import type { FieldPath } from 'react-hook-form';
import type { OpenLine } from '#components/booking/model/open-papers.ts';
import type { QuestionSection } from '#contract/activities/questions.ts';
import type { RestrictionRef } from '#contract/activities/restrictions.ts';
import type { AttendeesValues, AttendeeValues } from '#contract/forms/attendees.ts';
import { getFieldValues } from './field-values.ts';
import type { KnownPerson } from './known-people.ts';

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
