'use client';

import { useTranslations } from 'next-intl';
import { useSession } from '#lib/auth/session-context.tsx';
import { getPerson } from './people.ts';
import { usePeople } from './use-people.ts';

/** Whom the customer books for at the moment, the account holder with (You); undefined for a guest. */
export const usePersonName = (): string | undefined => {
  const t = useTranslations('timetable');
  const { session } = useSession();
  const people = usePeople();
  const person = getPerson(people, session?.selectedUserId ?? session?.userId ?? null);
  return person?.isYou ? t('you', { name: person.name }) : person?.name;
};
