import type { OnboardingValues } from '#contract/customers/forms/register.ts';
import type { CoveredPeopleValues } from '#contract/forms/covered-people.ts';
import type { Joining } from '#contract/joining/joining.ts';
import { isObject } from '#contract/rules/is-object.ts';
import type { CallInput } from '#lib/api/call.ts';

/** What is typed before the joining is on the server, without the password. */
export interface Typed extends CoveredPeopleValues {
  /** As the body has them. */
  dataFields: OnboardingValues;
  collectableFeeIds: string[];
  /** Of the mailed link with which it was resumed. */
  draftToken: string | null;
  /** Once the server has the joining; where to go on when it has run out. */
  begun: { expirationUrl: string | null } | null;
}

export const nothingTyped: Typed = {
  linked: [],
  adults: [],
  children: [],
  dataFields: {},
  collectableFeeIds: [],
  draftToken: null,
  begun: null,
};

/** The name under which what is typed for a membership is kept. */
export const typedName = (typeId: string): string => `joining.${typeId}`;

const isPerson = (input: unknown): boolean =>
  isObject(input) && ['firstName', 'lastName', 'dateOfBirth'].every((key) => typeof input[key] === 'string');

const isList = (input: unknown, isOne: (one: unknown) => boolean): boolean =>
  Array.isArray(input) && input.every(isOne);

/** Whether what was kept is what is typed here. */
export const isTyped = (input: unknown): input is Typed =>
  isObject(input) &&
  isList(input.linked, (id) => typeof id === 'number') &&
  isList(input.adults, isPerson) &&
  isList(input.children, isPerson) &&
  isObject(input.dataFields) &&
  isList(input.collectableFeeIds, (id) => typeof id === 'string') &&
  (input.draftToken === null || typeof input.draftToken === 'string') &&
  (input.begun === null || isObject(input.begun));

type People = NonNullable<NonNullable<CallInput<'updateJoining'>['body']>['people']>;

/** The people beside the account holder as the calls take them: those of the account first, then adults and children. */
export const toPeople = ({ linked, adults, children }: CoveredPeopleValues): People => [
  ...linked.map((userId) => ({ userId })),
  ...adults,
  ...children,
];

export type PeopleKind = 'adults' | 'children';

/**
 * Where a person of the calls stands in the form: `people.3` is the second adult after two of the account; null for those
 * of the account.
 */
export function personPlace(
  index: number,
  { linked, adults }: CoveredPeopleValues,
): { kind: PeopleKind; index: number } | null {
  const place = index - linked.length;
  if (place < 0) return null;
  return place < adults.length ? { kind: 'adults', index: place } : { kind: 'children', index: place - adults.length };
}

/** The people of a joining: all of them are of the account then. */
export const getCovered = ({ people }: Pick<Joining, 'people'>): CoveredPeopleValues => ({
  linked: people.filter(({ isHolder }) => !isHolder).map(({ userId }) => userId),
  adults: [],
  children: [],
});
