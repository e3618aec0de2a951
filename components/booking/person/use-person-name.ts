'use client';

import { useSession } from '#lib/auth/session-context.tsx';
import { useText } from '#lib/i18n/text-context.ts';
import { getPerson } from './people.ts';
import { usePeople } from './use-people.ts';

/** Whom the customer books for at the moment, the account holder with (You); undefined for a guest. */
export const usePersonName = (): string | undefined => {
  const text = useText();
  const { session } = useSession();
  const people = usePeople();
  const person = getPerson(people, session?.selectedUserId ?? session?.userId ?? null);
  return person?.isYou ? text('timetable.you', { name: person.name }) : person?.name;
};
