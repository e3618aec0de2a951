import { useTranslations } from 'next-intl';
import type { Person } from './people.ts';

/** A person's name; the account holder's with "(You)". */
export const PersonName = ({ person }: { person: Person }) => {
  const t = useTranslations('booking');
  return person.isYou ? t('you', { name: person.name }) : person.name;
};
