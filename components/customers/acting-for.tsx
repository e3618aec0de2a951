'use client';

import { useId } from 'react';
import { Select } from '#components/ui/select.tsx';
import { useText } from '#lib/messages/text-context.ts';
import { usePeople } from '#lib/queries/use-people.ts';
import { selectUser } from '#lib/session/select-user.ts';
import { useSession } from '#lib/site/session-context.ts';
import { useToast } from '#lib/site/toast-context.ts';

/** Chooses whom to act for: oneself, or a linked person. Nothing for a customer who has nobody linked. */
export const ActingFor = () => {
  const text = useText();
  const id = useId();
  const showToast = useToast();
  const { session, refresh } = useSession();
  const people = usePeople();
  const [you] = people;
  if (you === undefined || people.length < 2) return null;

  const nameOf = (person: (typeof people)[number]) =>
    person.isYou ? text('customers.actingFor.you', { name: person.name }) : person.name;
  const choose = async (value: string) => {
    const person = people.find((candidate) => String(candidate.id) === value) ?? you;
    const isDone = await selectUser(person.isYou ? null : person.id);
    await refresh();
    showToast(
      isDone
        ? { type: 'success', message: text('customers.actingFor.changed', { name: nameOf(person) }) }
        : { type: 'danger', message: text('customers.actingFor.failed') },
    );
  };
  return (
    <Select
      id={id}
      label={text('customers.actingFor.label')}
      value={String(session?.selectedUserId ?? you.id)}
      onChange={(event) => void choose(event.target.value)}
      options={people.map((person) => ({ value: String(person.id), label: nameOf(person) }))}
    />
  );
};
