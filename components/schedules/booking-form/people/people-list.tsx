'use client';

import UserPlus from 'lucide-react/icons/user-plus';
import { useTranslations } from 'next-intl';
import { Suspense, useEffect, useRef, useState } from 'react';
import { addChildId, peopleListId, personFieldId } from '#components/schedules/booking-form/field-ids.ts';
import type { Attendee } from '#components/schedules/model/attendee.ts';
import type { AnySchedule } from '#components/schedules/model/schedule.ts';
import { Button } from '#components/ui/button/button.tsx';
import { preloadable } from '#components/ui/overlay/preloadable.ts';
import { AddingRow } from './adding-row.tsx';
import { PersonRow } from './person-row.tsx';

const ChildForm = preloadable(async () => (await import('./child-form.tsx')).ChildForm);

export type PeopleListProps = {
  schedule: AnySchedule;
  attendees: readonly Attendee[];
  chosen: readonly number[];
  /** What one person costs, in minor units; null while nothing is chosen. */
  price: { amountMinor: number; currency: string } | null;
  now: Date;
  onChosen: (people: number[]) => void;
};

/**
 * Who is coming: everybody the customer may book for, those it is not for closed in their place with the reason, and a
 * child to add (docs/product.md#ages).
 */
export const PeopleList = ({ schedule, attendees, chosen, price, now, onChosen }: PeopleListProps) => {
  const t = useTranslations('camps');
  const [isAdding, setAdding] = useState(false);
  const [savingName, setSavingName] = useState<string | null>(null);
  const toggle = (id: number, isChosen: boolean) =>
    onChosen(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id));
  const focusNext = useRef<string | null>(null);
  useEffect(() => {
    const place = focusNext.current === null ? null : document.getElementById(focusNext.current);
    place?.focus();
    // The row of a new child takes the focus only once it is known that they can come.
    if (place !== null && document.activeElement === place) focusNext.current = null;
  });
  const add = (id: number, isFitting: boolean) => {
    setAdding(false);
    focusNext.current = isFitting ? personFieldId(id) : addChildId;
    if (isFitting) onChosen([...chosen, id]);
  };
  const close = () => {
    setAdding(false);
    focusNext.current = addChildId;
  };
  const showSaving = (name: string | null) => {
    // The form is hidden while it is saved, and must not take the focus with it.
    if (name !== null) document.getElementById(peopleListId)?.focus();
    setSavingName(name);
  };
  return (
    <div
      id={peopleListId}
      tabIndex={-1}
      role="group"
      aria-labelledby="step-who"
      className="overflow-clip rounded-m border border-line"
    >
      {attendees.map((attendee) => (
        <PersonRow
          key={attendee.person.id}
          {...{ attendee, price }}
          hasOthers={attendees.some(({ isRefused }) => !isRefused)}
          isChosen={chosen.includes(attendee.person.id)}
          onChange={(isChosen) => toggle(attendee.person.id, isChosen)}
        />
      ))}
      {savingName !== null && <AddingRow name={savingName} />}
      {isAdding ? (
        <Suspense fallback={<div className="min-h-[21rem] border-t border-line" aria-busy="true" />}>
          <ChildForm {...{ schedule, now }} onSaving={showSaving} onAdded={add} onClose={close} />
        </Suspense>
      ) : (
        <div className="border-line p-2 not-first:border-t">
          <Button
            type="button"
            id={addChildId}
            variant="text"
            onPointerEnter={() => void ChildForm.preload()}
            onFocus={() => void ChildForm.preload()}
            onClick={() => setAdding(true)}
          >
            <UserPlus className="icon" />
            {t('people.add')}
          </Button>
        </div>
      )}
    </div>
  );
};
