'use client';

import User from 'lucide-react/icons/user';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button } from '#components/ui/button/button.tsx';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { Select } from '#components/ui/form/select.tsx';
import { preloadable } from '#components/ui/overlay/preloadable.ts';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import { useOpening } from '#components/ui/overlay/use-opening.ts';
import { selectUser } from '#lib/auth/select-user.ts';
import { useSession } from '#lib/auth/session-context.tsx';
import { usePeople } from './use-people.ts';

export type PersonSelectProps = {
  label: string;
  /** The label is visually hidden, and the field shows an icon. */
  hideLabel?: boolean;
};

const AddChild = preloadable(async () => (await import('#components/booking/people/add-child.tsx')).AddChild);

const addOption = 'add';

/**
 * Selects whom a customer acts for, the account holder labelled (You), or adds a child and selects them. An account
 * alone has its name in place of the select (docs/product.md#acting-for).
 */
export const PersonSelect = ({ label, hideLabel = false }: PersonSelectProps) => {
  const t = useTranslations('timetable');
  const toast = useToast();
  const { session, refresh } = useSession();
  const people = usePeople();
  const [selected, setSelected] = useState<string | null>(null);
  const adding = useOpening<true>();
  const control = useRef<HTMLElement>(null);
  const [you, ...others] = people;
  if (!you) return <Skeleton height={hideLabel ? 44 : 70} shape="control" />;
  const change = async (value: string) => {
    setSelected(value);
    const isDone = await selectUser(Number(value) === you.id ? null : Number(value));
    if (!isDone) toast({ type: 'danger', message: t('actingFailed') });
    await refresh();
    setSelected(null);
  };
  const reach = {
    ref: (element: HTMLElement | null) => {
      control.current = element;
    },
    'aria-busy': adding.opening ?? undefined,
    onPointerEnter: () => void AddChild.preload(),
    onFocus: () => void AddChild.preload(),
  };
  return (
    <>
      {others.length === 0 ? (
        <div className="flex min-h-tap items-center justify-between gap-2">
          <span className="min-w-0 text-s/[1.25rem] wrap-break-word text-ink">{t('you', { name: you.name })}</span>
          <Button {...reach} type="button" variant="text" size="medium" onClick={() => adding.open(true)}>
            {t('addChild')}
          </Button>
        </div>
      ) : (
        <Select
          {...reach}
          label={label}
          hideLabel={hideLabel}
          icon={hideLabel ? User : undefined}
          options={[
            ...people.map(({ id, name, isYou }) => ({ value: String(id), label: isYou ? t('you', { name }) : name })),
            { value: addOption, label: `${t('addChild')}…` },
          ]}
          value={selected ?? String(session?.selectedUserId ?? you.id)}
          onChange={({ target }) => (target.value === addOption ? adding.open(true) : void change(target.value))}
        />
      )}
      {adding.opened && (
        <AddChild
          finalFocus={control}
          onClose={adding.close}
          onAdded={(personId) => {
            adding.close();
            void change(String(personId));
          }}
        />
      )}
    </>
  );
};
