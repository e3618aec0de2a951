'use client';

import UserPlus from 'lucide-react/icons/user-plus';
import { useTranslations } from 'next-intl';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '#components/ui/button/button.tsx';
import { preloadable } from '#components/ui/overlay/preloadable.ts';
import { AddingRow } from './adding-row.tsx';
import { addChildId, peopleListId, personFieldId } from './people-ids.ts';
import type { PersonChoice } from './person-choice.ts';
import { PersonRow } from './person-row.tsx';
import type { ChildFormProps } from './use-child-form.ts';

const ChildForm = preloadable(async () => (await import('./child-form.tsx')).ChildForm);

export type PeopleListProps = Pick<ChildFormProps, 'forWhom' | 'today' | 'getAge'> & {
  /** The id of its heading. */
  labelledBy: string;
  choices: readonly PersonChoice[];
  chosen: readonly number[];
  onChosen: (people: number[]) => void;
};

/**
 * Who is coming: everybody the customer may book for, and a button that adds a child. Those who cannot come are
 * disabled in their place, with the reason (docs/product.md#ages).
 */
export const PeopleList = ({ labelledBy, choices, chosen, onChosen, ...child }: PeopleListProps) => {
  const t = useTranslations('people');
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
      aria-labelledby={labelledBy}
      className="overflow-clip rounded-m border border-line"
    >
      {choices.map((choice) => (
        <PersonRow
          key={choice.person.id}
          choice={choice}
          isChosen={chosen.includes(choice.person.id)}
          onChange={(isChosen) => toggle(choice.person.id, isChosen)}
        />
      ))}
      {savingName !== null && <AddingRow name={savingName} />}
      {isAdding ? (
        <Suspense fallback={<div className="min-h-[21rem] border-t border-line" aria-busy="true" />}>
          <ChildForm {...child} onSaving={showSaving} onAdded={add} onClose={close} />
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
            {t('add')}
          </Button>
        </div>
      )}
    </div>
  );
};
