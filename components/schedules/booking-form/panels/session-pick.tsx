'use client';

import { cva } from 'class-variance-authority';
import { useLocale } from 'next-intl';
import { availabilityTag } from '#components/booking/lines/availability-tag.ts';
import { SessionTag } from '#components/booking/lines/session-tag.tsx';
import { datesErrorId, sessionFieldId } from '#components/schedules/booking-form/values/field-ids.ts';
import { SessionMeta } from '#components/schedules/details/session-meta.tsx';
import { SessionDate, SessionEnd } from '#components/schedules/details/session-row.tsx';
import { checkBox, checkRow } from '#components/ui/form/check-class.ts';
import type { ScheduleOccurrence } from '#contract/schedules/schedules.ts';
import { formatDate } from '#lib/format/format-date.ts';

export type SessionPickProps = {
  session: ScheduleOccurrence;
  now: Date;
  isChosen: boolean;
  isChoosable: boolean;
  isInvalid: boolean;
  onChange: (isChosen: boolean) => void;
};

const pick = cva(
  [
    'relative grid min-h-[4rem] grid-cols-[1.5rem_minmax(0,1fr)_auto] items-center gap-x-3.5 gap-y-0.5 px-4 py-3 small:px-5',
    'border-line not-first:border-t',
  ],
  {
    variants: {
      isChosen: { true: 'before:absolute before:inset-y-0 before:left-0 before:w-[3px] before:bg-primary-500' },
      isChoosable: { false: 'bg-surface-2' },
    },
    compoundVariants: [{ isChosen: true, isChoosable: true, class: 'bg-primary-50' }],
  },
);

/** One session as a checkbox; an unavailable one is disabled and shows the reason. */
export const SessionPick = ({ session, now, isChosen, isChoosable, isInvalid, onChange }: SessionPickProps) => {
  const locale = useLocale();
  const tag = availabilityTag(session, now);
  return (
    <label className={checkRow({ layout: 'custom', className: pick({ isChosen, isChoosable }) })}>
      <input
        type="checkbox"
        className={checkBox({ type: 'checkbox', error: isInvalid })}
        id={sessionFieldId(session.id)}
        checked={isChosen}
        disabled={!isChoosable}
        aria-describedby={isInvalid ? datesErrorId : undefined}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>
        <SessionDate as="span" isQuiet={!isChoosable}>
          {formatDate(session.startsAt.local, locale)}
        </SessionDate>
        <SessionMeta session={session} isQuiet={!isChoosable} />
      </span>
      <SessionEnd as="span">{tag && <SessionTag tag={tag} />}</SessionEnd>
    </label>
  );
};
