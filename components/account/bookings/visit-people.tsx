import { useTranslations } from 'next-intl';
import { getPerson, type Person } from '#components/booking/person/people.ts';
import type { Booking } from '#contract/bookings/bookings.ts';

/** Whom bookings are for, each person once; the account holder with "(You)". */
export function useVisitPeople(bookings: readonly Booking[], people: readonly Person[]): string {
  const t = useTranslations('booking');
  const names = bookings.map(({ userId, firstName, lastName }) => {
    const person = getPerson(people, userId);
    if (person?.isYou === true) return t('you', { name: person.name });
    return person?.name ?? [firstName, lastName].filter(Boolean).join(' ');
  });
  return [...new Set(names.filter((name) => name !== ''))].join(', ');
}
