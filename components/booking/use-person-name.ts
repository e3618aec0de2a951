'use client';

import { useText } from '#lib/messages/text-context.ts';
import { usePeople } from '#lib/queries/use-people.ts';
import { personOf } from '#lib/rules/people.ts';
import { useSession } from '#lib/site/session-context.ts';

/** Whom the customer books for at the moment, the account holder with (You); undefined for a guest. */
export const usePersonName = (): string | undefined => {
  const text = useText();
  const { session } = useSession();
  const people = usePeople();
  const person = personOf(people, session?.selectedUserId ?? session?.userId ?? null);
  return person?.isYou ? text('timetable.you', { name: person.name }) : person?.name;
};
