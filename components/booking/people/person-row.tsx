'use client';

import { cva } from 'class-variance-authority';
import Info from 'lucide-react/icons/info';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { InlineLink } from '#components/booking/inline-link.tsx';
import { PersonName } from '#components/booking/person/person-name.tsx';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { checkBox, checkHelp, checkRow } from '#components/ui/form/check-class.ts';
import { onFollow } from '#components/ui/layout/link-events.ts';
import { Price } from '#components/ui/price.tsx';
import { personFieldId } from './people-ids.ts';
import type { PersonChoice, WayOn } from './person-choice.ts';

/** The way on of somebody who cannot come, below the reason. */
const PersonWay = ({ way }: { way: WayOn }) => {
  if ('href' in way)
    return (
      <Link className="tap-target" href={way.href} prefetch={false} {...(way.onFollow && onFollow(way.onFollow))}>
        {way.label}
      </Link>
    );
  return (
    <InlineLink aria-disabled={way.isBusy || undefined} aria-busy={way.isBusy || undefined} onClick={way.onPress}>
      {way.label}
    </InlineLink>
  );
};

export type PersonRowProps = {
  choice: PersonChoice;
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
};

export const personRow = cva('relative border-line not-first:border-t', {
  variants: {
    isChosen: {
      true: 'bg-primary-50 before:absolute before:inset-y-0 before:left-0 before:w-[3px] before:bg-primary-500',
    },
    isRefused: { true: 'bg-surface-2' },
  },
});

/**
 * The box, the initial, the name and the price of a row; of large type on a small screen the price below the name, and no
 * initial.
 */
export const personFacts =
  'grid min-h-[4.25rem] grid-cols-[1.5rem_2.5rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 px-4 py-2.5 max-narrow:grid-cols-[1.5rem_minmax(0,1fr)]';

export const initialClass =
  'grid size-[2.5rem] place-items-center rounded-full bg-primary-100 font-display text-ink max-narrow:hidden';

/** One person with their age on the day and the price; closed with the reason and the way on where they cannot come. */
export const PersonRow = ({ choice, isChosen, onChange }: PersonRowProps) => {
  const t = useTranslations('people');
  const { person, age, isRefused, note, way, price, isPending = false } = choice;
  const whyId = `${personFieldId(person.id)}-why`;
  return (
    <div className={personRow({ isChosen, isRefused })} aria-busy={isPending || undefined}>
      <label className={checkRow({ layout: 'custom', className: personFacts })}>
        <input
          type="checkbox"
          className={checkBox({ type: 'checkbox' })}
          id={personFieldId(person.id)}
          checked={isChosen}
          disabled={isRefused}
          aria-describedby={note === null ? undefined : whyId}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span className={initialClass} aria-hidden="true">
          {person.name.charAt(0)}
        </span>
        <span className="min-w-0 wrap-break-word">
          <span className="font-medium">
            <PersonName person={person} />
          </span>
          {age !== null && <small className={checkHelp}>{t('onTheDay', { age })}</small>}
        </span>
        <span className="text-right font-medium whitespace-nowrap tabular-nums max-narrow:col-start-2 max-narrow:text-left">
          {!isRefused && !isPending && price !== null && <Price {...price} />}
          {!isRefused && isPending && (
            <span className="inline-block w-[2.75rem] align-middle">
              <Skeleton height={20} />
            </span>
          )}
        </span>
      </label>
      {note !== null && (
        <div className="-mt-1.5 flex gap-1.5 pr-4 pb-3 pl-[6.5rem] text-s text-ink-2 max-narrow:pl-[3.25rem]">
          <Info className="mt-0.5 icon-s text-info" />
          <div className="grid min-w-0 gap-1 text-pretty wrap-break-word">
            <span id={whyId}>{note}</span>
            {way !== null && (
              <span>
                <PersonWay way={way} />
              </span>
            )}
          </div>
        </div>
      )}
    </div>
  );
};
