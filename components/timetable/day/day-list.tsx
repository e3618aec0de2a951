'use client';

import { useTranslations } from 'next-intl';
import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { hasEnded } from '#components/booking/model/timetable-now.ts';
import { inPart } from '#components/timetable/model/day-part-choice.ts';
import { nextFreeTime } from '#components/timetable/model/next-free-time.ts';
import { isCourts, type TimetableDay } from '#components/timetable/model/timetable-day.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import { EarlierRow } from './earlier-row.tsx';
import { DayParts } from './filters/day-parts.tsx';
import type { DayPartsState } from './filters/use-day-parts.ts';
import { NextFreeRow } from './next-free-row.tsx';
import type { SessionLink } from './use-linked-session.ts';

export type DayListProps = {
  day: TimetableDay;
  now: Date;
  sessions: OccurrenceSummary[];
  /** Those that fit the chosen filters; undefined while none is chosen. */
  filtered?: readonly OccurrenceSummary[] | undefined;
  parts: DayPartsState;
  link: SessionLink;
  /** Other choices, beside the parts of the day. */
  tools?: (listed: OccurrenceSummary[]) => ReactNode;
  /** Renders the sessions of the shown part, without what is over while that is one row. */
  children: (listed: OccurrenceSummary[]) => ReactNode;
};

/**
 * A day with sessions: its parts, the next time that can be booked, and the list (docs/product.md#days-of-a-timetable).
 * What is over when the page opens is one row, as long as anything is left.
 */
export const DayList = ({ day, now, sessions, filtered, parts, link, tools, children }: DayListProps) => {
  const t = useTranslations('timetable');
  const { at, offers, part, choose } = parts;
  const [isUnfolded, setUnfolded] = useState(false);
  // A pressed part shows at once, also where a long list takes a while to follow.
  const applied = useDeferredValue(part);
  const [shown, coming] = useMemo(() => {
    const all = sessions.filter((session) => inPart(session, applied));
    return [all, all.filter((session) => !hasEnded(session, at))];
  }, [sessions, applied, at]);
  const earlier = coming.length > 0 ? shown.filter((session) => !coming.includes(session)) : [];
  const listed = earlier.length > 0 && !isUnfolded ? coming : shown;
  const getEarlier = () =>
    isCourts(day)
      ? t('earlier.times', { count: new Set(earlier.map(({ startsAt }) => startsAt.utc)).size })
      : t('earlier.sessions', { count: earlier.length });
  // Whether another day's time fits the filters is not known.
  const later = filtered ? undefined : day.nextFree;
  const next = nextFreeTime({ sessions: filtered ?? sessions, part: applied, now, later });
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-2 @wide:gap-2.5" role="group" aria-label={t('filters')}>
        <DayParts {...{ day, offers }} shown={part} onChange={choose} />
        {tools?.(listed)}
      </div>
      {next && (
        <NextFreeRow {...{ day }} time={next} today={venueClock(now, day.venue.timezone).date} link={link.link} />
      )}
      {earlier.length > 0 && (
        <EarlierRow label={getEarlier()} isOpen={isUnfolded} onToggle={() => setUnfolded((before) => !before)} />
      )}
      <div aria-busy={applied !== part || undefined}>{children(listed)}</div>
    </>
  );
};
