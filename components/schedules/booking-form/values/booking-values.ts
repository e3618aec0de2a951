import type { FieldPath } from 'react-hook-form';
import { emptyDraft, type BookingDraft } from '#components/schedules/model/booking-draft.ts';

/** The values of a camp's or course's booking form. */
export interface BookingValues extends BookingDraft {
  /** The waiver and the people it is agreed for; null while the box is not ticked. It is not kept with the draft. */
  agreement: string | null;
}

export type BookingPath = FieldPath<BookingValues>;

export const emptyValues: BookingValues = { ...emptyDraft, agreement: null };

/** The path of a person's answer to one question; the person's id is null while nobody is chosen. */
export const answerPath = (personId: number | null, questionId: number): `answers.${string}.${string}` =>
  `answers.${personId ?? 0}.${questionId}`;

/** The path of the quantity of an extra. */
export const extraPath = (pricingOptionId: string): `extras.${string}` => `extras.${pricingOptionId}`;
