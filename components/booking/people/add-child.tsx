'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { AddMessages } from '#components/booking/add-messages.tsx';
import { SlideOver, type SlideOverProps } from '#components/ui/overlay/slide-over.tsx';
import { usePeopleMessages } from '#lib/i18n/people-messages.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import { AddingRow } from './adding-row.tsx';
import { ChildForm } from './child-form.tsx';

export type AddChildProps = Pick<SlideOverProps, 'onClose' | 'finalFocus'> & {
  /** Called once the child is in the account. */
  onAdded: (personId: number) => void;
};

/** The child is not added for a certain session, so every age is accepted. */
const forAnything = { kind: 'classes', ages: null } as const;
const anyAge = () => ({ age: null, problem: null });

const Dialog = ({ onAdded, ...overlay }: AddChildProps) => {
  const t = useTranslations();
  const place = useRef<HTMLDivElement>(null);
  const [savingName, setSavingName] = useState<string | null>(null);
  const [today] = useState(() => venueClock(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone).date);
  const showSaving = (name: string | null) => {
    // The form is hidden while it is saved, and must not take the focus with it.
    if (name !== null) place.current?.focus();
    setSavingName(name);
  };
  return (
    <SlideOver open title={t('people.add')} closeLabel={t('common.close')} size="small" {...overlay}>
      <div ref={place} tabIndex={-1}>
        {savingName !== null && <AddingRow name={savingName} />}
        <ChildForm
          isAlone
          forWhom={forAnything}
          getAge={anyAge}
          today={today}
          onSaving={showSaving}
          onAdded={onAdded}
          onClose={overlay.onClose}
        />
      </div>
    </SlideOver>
  );
};

/** Adds a child to the account in a slide-over with its own messages. */
export const AddChild = (props: AddChildProps) => {
  const locale = useLocale();
  return (
    <AddMessages locale={locale} messages={usePeopleMessages(locale)}>
      <Dialog {...props} />
    </AddMessages>
  );
};
