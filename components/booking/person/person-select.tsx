'use client';

import User from 'lucide-react/icons/user';
import { useState } from 'react';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { Select } from '#components/ui/form/select.tsx';
import { selectUser } from '#lib/auth/select-user.ts';
import { useSession } from '#lib/auth/session-context.tsx';
import { useToast } from '#lib/browser/toast-context.ts';
import { useText } from '#lib/i18n/text-context.ts';
import { usePeople } from './use-people.ts';

export type PersonSelectProps = {
  label: string;
  /** The label is read out but not shown, and an icon stands in the field. */
  hideLabel?: boolean;
};

/** Whom a customer acts for from now on, the account holder labelled (You). */
export const PersonSelect = ({ label, hideLabel = false }: PersonSelectProps) => {
  const text = useText();
  const toast = useToast();
  const { session, refresh } = useSession();
  const people = usePeople();
  const [selected, setWished] = useState<string | null>(null);
  const you = people.find(({ isYou }) => isYou);
  if (!you) return <Skeleton height={hideLabel ? 44 : 70} shape="control" />;
  const change = async (value: string) => {
    setWished(value);
    const isDone = await selectUser(Number(value) === you.id ? null : Number(value));
    if (!isDone) toast({ type: 'danger', message: text('timetable.actingFailed') });
    await refresh();
    setWished(null);
  };
  return (
    <Select
      label={label}
      hideLabel={hideLabel}
      icon={hideLabel ? <User className="icon" /> : undefined}
      options={people.map(({ id, name, isYou }) => ({
        value: String(id),
        label: isYou ? text('timetable.you', { name }) : name,
      }))}
      value={selected ?? String(session?.selectedUserId ?? you.id)}
      onChange={({ target }) => void change(target.value)}
    />
  );
};
