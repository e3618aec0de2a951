'use client';

import { useMutation } from '@tanstack/react-query';
import User from 'lucide-react/icons/user';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Button } from '#components/ui/button/button.tsx';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { Select } from '#components/ui/form/select.tsx';
import { preloadable } from '#components/ui/overlay/preloadable.ts';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import { useOpening } from '#components/ui/overlay/use-opening.ts';
import { selectUser } from '#lib/auth/select-user.ts';
import { useSession } from '#lib/auth/session-context.tsx';
import { selectingPerson } from './selecting-person.ts';
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
  const selecting = useMutation({
    ...selectingPerson,
    mutationFn: async (personId: number) => {
      const isDone = await selectUser(personId === session?.userId ? null : personId);
      await refresh();
      if (!isDone) throw new Error('The person could not be selected');
    },
    onError: () => toast({ type: 'danger', message: t('actingFailed') }),
  });
  const adding = useOpening<true>();
  const control = useRef<HTMLElement>(null);
  const [you, ...others] = people;
  if (!you) return <Skeleton height={hideLabel ? 44 : 70} shape="control" />;
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
          value={String((selecting.isPending ? selecting.variables : session?.selectedUserId) ?? you.id)}
          onChange={({ target }) =>
            target.value === addOption ? adding.open(true) : selecting.mutate(Number(target.value))
          }
        />
      )}
      {adding.opened && (
        <AddChild
          finalFocus={control}
          onClose={adding.close}
          onAdded={(personId) => {
            adding.close();
            selecting.mutate(personId);
          }}
        />
      )}
    </>
  );
};
