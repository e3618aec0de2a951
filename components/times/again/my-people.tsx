'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { usePeople } from '#components/booking/person/use-people.ts';
import { QueryProvider } from '#components/booking/query-provider.tsx';
import { Select } from '#components/ui/form/select.tsx';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import { selectUser } from '#lib/auth/select-user.ts';
import { useSession } from '#lib/auth/session-context.tsx';
import { unloadedKey } from '#lib/i18n/unloaded-key.ts';

const Choice = () => {
  const t = useTranslations();
  const toast = useToast();
  const { session, refresh } = useSession();
  const people = usePeople();
  const [selected, setSelected] = useState<string | null>(null);
  const [you, ...others] = people;
  if (you === undefined || others.length === 0) return null;
  const change = async (value: string) => {
    setSelected(value);
    const isDone = await selectUser(value === String(you.id) ? null : Number(value));
    if (!isDone) toast({ type: 'danger', message: t(unloadedKey()) });
    await refresh();
    setSelected(null);
  };
  return (
    <div className="page-width pt-6">
      <Select
        className="small:w-[20rem]"
        label={t('home.own.people')}
        options={people.map(({ id, name, isYou }) => ({
          value: String(id),
          label: isYou ? t('home.own.you', { name }) : name,
        }))}
        value={selected ?? String(session?.selectedUserId ?? you.id)}
        onChange={({ target }) => void change(target.value)}
      />
    </div>
  );
};

/** Whom the customer books for from home on; nothing for a customer who books for nobody else. */
export const MyPeople = () => (
  <QueryProvider>
    <Choice />
  </QueryProvider>
);
