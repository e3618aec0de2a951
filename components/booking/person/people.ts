import type { AuthState } from '#contract/customers/users.ts';

export interface Person {
  id: number;
  name: string;
  /** The account holder, always shown with "(You)". */
  isYou: boolean;
  /** YYYY-MM-DD; null where it is not known to the customer. */
  dateOfBirth: string | null;
}

/**
 * Whom the signed-in customer may book for: themself first, then everyone whose link is confirmed
 * (docs/product.md#acting-for).
 */
export function getPeople({ user, linkedUsers }: Pick<AuthState, 'user' | 'linkedUsers'>): Person[] {
  const you = { id: user.id, name: `${user.firstName} ${user.lastName}`, isYou: true, dateOfBirth: user.dateOfBirth };
  const confirmed = linkedUsers.flatMap(({ status, referencedUser: { id, ...person } }) =>
    status === 'successful' && id !== null ? [{ ...person, id, isYou: false }] : [],
  );
  return [you, ...confirmed];
}

/** Finds a person by id among those the customer may book for. */
export function getPerson(people: readonly Person[], id: number | null): Person | undefined {
  return people.find((person) => person.id === id);
}
