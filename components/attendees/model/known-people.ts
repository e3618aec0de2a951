import type { Person } from '#components/booking/person/people.ts';
import type { Attendee } from '#contract/activities/question-waivers.ts';

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
