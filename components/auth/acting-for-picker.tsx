'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { usePeople } from '#components/booking/person/use-people.ts';
import { Select } from '#components/ui/form/select.tsx';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import { selectUser } from '#lib/auth/select-user.ts';
import { useSession } from '#lib/auth/session-context.tsx';
import { unloadedKey } from '#lib/i18n/unloaded-key.ts';

/** Chooses whom to act for: oneself, or a linked person. Nothing for a customer who has nobody linked. */
export const ActingFor = () => {
  const t = useTranslations();
  const id = useId();
  const showToast = useToast();
  const { session, refresh } = useSession();
  const people = usePeople();
  const [you] = people;
  if (you === undefined || people.length < 2) return null;

  const getName = (person: (typeof people)[number]) =>
    person.isYou ? t('customers.actingFor.you', { name: person.name }) : person.name;
  const choose = async (value: string) => {
    const person = people.find((candidate) => String(candidate.id) === value) ?? you;
    const isDone = await selectUser(person.isYou ? null : person.id);
    await refresh();
    showToast(
      isDone
        ? { type: 'success', message: t('customers.actingFor.changed', { name: getName(person) }) }
        : { type: 'danger', message: t(unloadedKey()) },
    );
  };
  return (
    <Select
      id={id}
      label={t('customers.actingFor.label')}
      value={String(session?.selectedUserId ?? you.id)}
      onChange={(event) => void choose(event.target.value)}
      options={people.map((person) => ({ value: String(person.id), label: getName(person) }))}
    />
  );
};
