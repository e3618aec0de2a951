import type { Person } from '#components/booking/person/people.ts';
import type { PeopleKind } from '#components/joining/flow/typed.ts';
import type { CoveredPeopleValues } from '#contract/forms/covered-people.ts';
import type { MembershipType } from '#contract/joining/membership-types.ts';
import { isAdult } from '#contract/rules/ages.ts';

/** Whether somebody of the account is an adult of a membership or a child; without a known date of birth an adult. */
export const getKind = ({ dateOfBirth }: Pick<Person, 'dateOfBirth'>, today: string): PeopleKind =>
  isAdult(dateOfBirth, today) ? 'adults' : 'children';

interface Counted {
  people: MembershipType['people'];
  values: CoveredPeopleValues;
  /** Of the account, without the holder. */
  linked: readonly Person[];
  today: string;
}

/**
 * How many adults and children are on the membership, the account holder among the adults, and whether more may be. A
 * child may take the place of an adult.
 */
export function countPeople({ people, values, linked, today }: Counted) {
  const chosen = linked.filter(({ id }) => values.linked.includes(id));
  const ofAccount = (kind: PeopleKind) => chosen.filter((person) => getKind(person, today) === kind).length;
  const adults = 1 + ofAccount('adults') + values.adults.length;
  const children = ofAccount('children') + values.children.length;
  const isFull = adults + children >= people.maximum;
  const mostChildren = people.children === 0 ? 0 : people.maximum - adults;
  return {
    adults: { count: adults, maximum: people.adults, canAdd: !isFull && adults < people.adults },
    children: { count: children, maximum: mostChildren, canAdd: !isFull && children < mostChildren },
  };
}
