import type { AnswerValue, AnswerValues } from '#contract/activities/rules/answers.ts';
import { isObject } from '#contract/rules/is-object.ts';
import { parseStored } from '#lib/browser/parse-stored.ts';
import type { CampBookingType } from './camp-choice.ts';
import type { ExtraQuantities } from './selection.ts';

/** The values of a booking form. */
export interface BookingDraft {
  /** Null until the customer chooses. */
  type: CampBookingType | null;
  /** The ticked sessions; null until the customer ticks or unticks one. */
  sessions: readonly string[] | null;
  extras: ExtraQuantities;
  /** The ids of those who are coming; null until the customer chooses. */
  people: readonly number[] | null;
  answers: DraftAnswers;
}

/** By the person's id; under 0 what was typed while nobody was chosen, which is about nobody yet. */
export type DraftAnswers = Readonly<Record<string, AnswerValues>>;

export const emptyDraft: BookingDraft = { type: null, sessions: null, extras: {}, people: null, answers: {} };

/** Whose answers: `isFirst` of those who are coming; `id` is null while nobody is. */
export interface Answering {
  id: number | null;
  isFirst: boolean;
}

/** A person's answers; of nobody those that are about nobody yet. */
export const getAnswers = ({ answers }: Pick<BookingDraft, 'answers'>, { id }: Pick<Answering, 'id'>): AnswerValues =>
  answers[id ?? 0] ?? {};

/** Whether something was answered that is about nobody yet. */
export const hasUnassigned = ({ answers }: Pick<BookingDraft, 'answers'>): boolean =>
  Object.values(answers[0] ?? {}).some((value) => (typeof value === 'boolean' ? value : value.length > 0));

/** The answers once somebody is chosen: those about nobody yet are about them, and replace none of theirs. */
export function assignAnswers({ 0: unassigned, ...assigned }: DraftAnswers, personId: number): DraftAnswers {
  if (unassigned === undefined) return assigned;
  return { ...assigned, [personId]: { ...unassigned, ...assigned[personId] } };
}

/** The customer it belongs to; null for a guest. */
export type DraftOwner = number | null;

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

const isIds = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'number');

const isAnswer = (value: unknown): value is AnswerValue =>
  typeof value === 'string' || typeof value === 'boolean' || isTexts(value);

const only = <Value>(record: unknown, fits: (value: unknown) => value is Value): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(isObject(record) ? record : {}).filter((entry): entry is [string, Value] => fits(entry[1])),
  );

/** A stored draft with its owner. */
export const draftText = (draft: BookingDraft, owner: DraftOwner): string => JSON.stringify({ owner, ...draft });

/**
 * The stored draft for the current user: a guest's draft is kept after their log-in, a customer's is shown to no other
 * user. Null when there is none for them or it cannot be parsed.
 */
export const readDraft = (text: string | null, reader: DraftOwner): BookingDraft | null => {
  const kept = parseStored(text, isObject);
  if (kept === null || (kept.owner !== null && kept.owner !== reader)) return null;
  return {
    type: kept.type === 'full' || kept.type === 'individual' ? kept.type : null,
    sessions: isTexts(kept.sessions) ? kept.sessions : null,
    extras: only(kept.extras, (value) => typeof value === 'number'),
    people: isIds(kept.people) ? kept.people : null,
    answers: Object.fromEntries(
      Object.entries(only(kept.answers, isObject)).map(([id, answers]) => [id, only(answers, isAnswer)]),
    ),
  };
};

/** What a customer had typed, with what they typed as a guest after it, which counts where both have something. */
export const joinDrafts = (saved: BookingDraft, typed: BookingDraft): BookingDraft => ({
  type: typed.type ?? saved.type,
  sessions: typed.sessions ?? saved.sessions,
  extras: { ...saved.extras, ...typed.extras },
  people: hasUnassigned(typed) ? null : saved.people,
  answers: { ...saved.answers, 0: { ...saved.answers[0], ...typed.answers[0] } },
});
