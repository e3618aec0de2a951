'use client';

import { useState, type MouseEvent, type ReactNode } from 'react';
import { Button } from '#components/ui/button/button.tsx';

export type LocateButtonProps = {
  /** The icon and the words of the button. */
  children: ReactNode;
  /** What to say when the place is not known, or not in the country. */
  words: Readonly<Record<'refused' | 'outside_uk', string>>;
};

/** 'Use my location': puts the nearest town into the form's field `where`. Its code is loaded with the first press. */
export const LocateButton = ({ children, words }: LocateButtonProps) => {
  const [state, setState] = useState<'asking' | 'refused' | 'outside_uk' | null>(null);
  const ask = async ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    const field = form?.elements.namedItem('where');
    setState('asking');
    const answer = await import('./find-own-town.ts')
      .then(({ findOwnTown }) => findOwnTown())
      .catch(() => ({ kind: 'refused' }) as const);
    if (answer.kind !== 'town') return setState(answer.kind);
    setState(null);
    if (!(field instanceof HTMLInputElement)) return;
    field.value = answer.name;
    field.focus();
  };
  return (
    <>
      <Button
        type="button"
        variant="text"
        size="field"
        className="col-span-full -ml-2 justify-self-start"
        loading={state === 'asking'}
        onClick={(event) => void ask(event)}
      >
        {children}
      </Button>
      <p className="col-span-full text-s text-danger empty:hidden" role="status">
        {(state === 'refused' || state === 'outside_uk') && words[state]}
      </p>
    </>
  );
};
