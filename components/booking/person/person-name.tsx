import { useText } from '#lib/i18n/text-context.ts';
import type { Person } from './people.ts';

/** A person's name; the account holder's with "(You)". */
export const PersonName = ({ person }: { person: Person }) => {
  const text = useText();
  return person.isYou ? text('booking.you', { name: person.name }) : person.name;
};
