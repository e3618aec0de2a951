'use client';

import { useLocale } from 'next-intl';
import { availabilityTag } from '#components/booking/lines/availability-tag.ts';
import { SessionTag } from '#components/booking/lines/session-tag.tsx';
import { SessionMeta } from '#components/schedules/details/session-meta.tsx';
import { classNames } from '#components/ui/layout/class-names.ts';
import type { ScheduleOccurrence } from '#contract/schedules.ts';
import { formatDate } from '#lib/format/format-date.ts';
import { datesErrorId, sessionFieldId } from './field-ids.ts';

export type SessionPickProps = {
  session: ScheduleOccurrence;
  now: Date;
  isChosen: boolean;
  isChoosable: boolean;
  isInvalid: boolean;
  onChange: (isChosen: boolean) => void;
};

/** One session as a checkbox; an unavailable one is disabled and shows the reason. */
export const SessionPick = ({ session, now, isChosen, isChoosable, isInvalid, onChange }: SessionPickProps) => {
  const locale = useLocale();
  const tag = availabilityTag(session, now);
  return (
    <label
      className={classNames(
        'check',
        'pick',
        isChosen && 'pick--on',
        !isChoosable && 'pick--off',
        isInvalid && 'check--error',
      )}
    >
      <input
        type="checkbox"
        id={sessionFieldId(session.id)}
        checked={isChosen}
        disabled={!isChoosable}
        aria-describedby={isInvalid ? datesErrorId : undefined}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>
        <span className="srow__date">{formatDate(session.startsAt.local, locale)}</span>
        <SessionMeta session={session} />
      </span>
      <span className="srow__end">{tag && <SessionTag tag={tag} />}</span>
    </label>
  );
};
