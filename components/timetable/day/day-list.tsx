'use client';

import { useTranslations } from 'next-intl';
import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { hasEnded } from '#components/booking/model/timetable-now.ts';
import { useKeptState } from '#components/booking/use-kept-state.ts';
import {
  inPart,
  isPartChoice,
  partOffers,
  shownPart,
  type PartChoice,
} from '#components/timetable/model/day-part-choice.ts';
import { nextFreeTime } from '#components/timetable/model/next-free-time.ts';
import { isCourts, type TimetableDay } from '#components/timetable/model/timetable-day.ts';
import type { OccurrenceSummary } from '#contract/occurrences.ts';
import { useOpenedAt } from '#lib/time/use-opened-at.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import { DayParts } from './day-parts.tsx';
import { EarlierRow } from './earlier-row.tsx';
import { NextFreeRow } from './next-free-row.tsx';
import { isLinked, type LinkedSession, type SessionLink } from './use-linked-session.ts';

export type DayListProps = {
  day: TimetableDay;
  now: Date;
  sessions: OccurrenceSummary[];
  link: SessionLink;
  /** Other choices, beside the parts of the day. */
  tools?: (listed: OccurrenceSummary[]) => ReactNode;
  /** Renders the sessions of the shown part, without what is over while that is one row. */
  children: (listed: OccurrenceSummary[]) => ReactNode;
};

/** The part of the day that is shown; one in which a linked session stands when a link led to it. */
const usePart = ({ day, sessions, link: { linked } }: DayListProps, at: Date) => {
  const [wished, change] = useKeptState<PartChoice | null>('part', null, isPartChoice);
  const [left, leave] = useState<LinkedSession | null>(null);
  const offers = partOffers(sessions, at);
  const own = shownPart(offers, wished, { at, isToday: venueClock(at, day.venue.timezone).date === day.date });
  const target = linked === left ? undefined : sessions.find((session) => isLinked(linked, session));
  return {
    offers,
    part: target && !inPart(target, own) ? 'all' : own,
    choose: (part: PartChoice) => {
      leave(linked);
      change(() => part);
    },
  };
};

/**
 * A day with sessions: its parts, the next time that can be booked, and the list (docs/product.md#days-of-a-timetable).
 * What is over when the page opens is one row, as long as anything is left.
 */
export const DayList = (props: DayListProps) => {
  const { day, now, sessions, link, tools, children } = props;
  const t = useTranslations('timetable');
  const at = useOpenedAt(day.renderedAt);
  const { offers, part, choose } = usePart(props, at);
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
  const next = nextFreeTime({ sessions, part: applied, now, later: day.nextFree });
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
