'use client';

import User from 'lucide-react/icons/user';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { Select } from '#components/ui/form/select.tsx';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import { selectUser } from '#lib/auth/select-user.ts';
import { useSession } from '#lib/auth/session-context.tsx';
import { usePeople } from './use-people.ts';

export type PersonSelectProps = {
  label: string;
  /** The label is visually hidden, and the field shows an icon. */
  hideLabel?: boolean;
};

/** Selects whom a customer acts for, the account holder labelled (You). */
export const PersonSelect = ({ label, hideLabel = false }: PersonSelectProps) => {
  const t = useTranslations('timetable');
  const toast = useToast();
  const { session, refresh } = useSession();
  const people = usePeople();
  const [selected, setWished] = useState<string | null>(null);
  const you = people.find(({ isYou }) => isYou);
  if (!you) return <Skeleton height={hideLabel ? 44 : 70} shape="control" />;
  const change = async (value: string) => {
    setWished(value);
    const isDone = await selectUser(Number(value) === you.id ? null : Number(value));
    if (!isDone) toast({ type: 'danger', message: t('actingFailed') });
    await refresh();
    setWished(null);
  };
  return (
    <Select
      label={label}
      hideLabel={hideLabel}
      icon={hideLabel ? User : undefined}
      options={people.map(({ id, name, isYou }) => ({
        value: String(id),
        label: isYou ? t('you', { name }) : name,
      }))}
      value={selected ?? String(session?.selectedUserId ?? you.id)}
      onChange={({ target }) => void change(target.value)}
    />
  );
};
