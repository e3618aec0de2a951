'use client';

import { useTranslations } from 'next-intl';
import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { hasEnded } from '#components/booking/model/timetable-now.ts';
import { inPart } from '#components/timetable/model/day-part-choice.ts';
import { filterChoices } from '#components/timetable/model/filter-choices.ts';
import { nextFreeTime } from '#components/timetable/model/next-free-time.ts';
import { getUnit, type TimetableDay } from '#components/timetable/model/timetable-day.ts';
import {
  countFilters,
  filterTimetable,
  fitsFilters,
  isTimed,
  noFilters,
} from '#components/timetable/model/timetable-filter.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import { EarlierRow } from './earlier-row.tsx';
import { DayFilters } from './filters/day-filters.tsx';
import { DayParts } from './filters/day-parts.tsx';
import { HiddenRow } from './filters/hidden-row.tsx';
import { NothingFits } from './filters/nothing-fits.tsx';
import type { DayFiltersState } from './filters/use-day-filters.ts';
import { NextFreeRow } from './next-free-row.tsx';
import { isLinked, type SessionLink } from './use-linked-session.ts';

export type DayListProps = {
  day: TimetableDay;
  now: Date;
  sessions: OccurrenceSummary[];
  dayFilters: DayFiltersState;
  link: SessionLink;
  /** Another choice, beside the parts of the day. */
  tools?: ReactNode;
  /** Renders the sessions of the shown part that fit the filters, without what is over while that is one row. */
  children: (listed: readonly OccurrenceSummary[]) => ReactNode;
};

/**
 * A day with sessions: its parts and filters, the next time that can be booked, and the list
 * (docs/product.md#days-of-a-timetable). What is over when the page opens is one row, as long as anything is left.
 */
export const DayList = ({ day, now, sessions, dayFilters, link, tools, children }: DayListProps) => {
  const t = useTranslations('timetable');
  const { at, offers, part, filters, choosePart, change } = dayFilters;
  const { linked } = link;
  const unit = getUnit(day);
  const [isUnfolded, setUnfolded] = useState(false);
  // A pressed part or filter shows at once, also where a long list takes a while to follow.
  const current = useMemo(() => ({ part, filters }), [part, filters]);
  const applied = useDeferredValue(current);
  const [shown, coming] = useMemo(() => {
    const all = sessions.filter((session) => inPart(session, applied.part));
    return [all, all.filter((session) => !hasEnded(session, at))];
  }, [sessions, applied.part, at]);
  const earlier = coming.length > 0 ? shown.filter((session) => !coming.includes(session)) : [];
  const listed = earlier.length > 0 && !isUnfolded ? coming : shown;
  const matching = useMemo(
    () => listed.filter((session) => fitsFilters(session, applied.filters) || isLinked(linked, session)),
    [listed, applied.filters, linked],
  );
  const choices = useMemo(() => {
    const all = filterChoices(sessions);
    // Where the venue picks the court there is none to choose.
    return day.activity.isAutomatic ? { ...all, locations: [] } : all;
  }, [sessions, day.activity.isAutomatic]);
  const getEarlier = () =>
    unit === 'courts'
      ? t('earlier.times', { count: new Set(earlier.map(({ startsAt }) => startsAt.utc)).size })
      : t('earlier.sessions', { count: earlier.length });
  const isFiltered = countFilters(applied.filters) > 0;
  const hidden = listed.length - matching.length;
  const clear = () => change(noFilters);
  // Whether another day's time fits the filters is not known.
  const later = isFiltered ? undefined : day.nextFree;
  const next = nextFreeTime({ sessions: filterTimetable(sessions, applied.filters), part: applied.part, now, later });
  const [hadNext, setHadNext] = useState(false);
  if (next && !hadNext) setHadNext(true);
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-2 @wide:gap-2.5" role="group" aria-label={t('filters')}>
        <DayParts {...{ day, offers }} shown={isTimed(filters) ? null : part} onChange={choosePart} />
        {tools}
        <DayFilters {...{ day, filters, choices }} count={filterTimetable(listed, filters).length} onChange={change} />
      </div>
      <p className="sr-only" aria-live="polite">
        {isFiltered && t(`listed.${unit}`, { count: matching.length })}
      </p>
      {next && (
        <NextFreeRow {...{ day }} time={next} today={venueClock(now, day.venue.timezone).date} link={link.link} />
      )}
      {/* In the place of that row, so that the list stays where it is when the last place goes. */}
      {!next && hadNext && !isFiltered && (
        <p className="mb-4 min-h-[3.5rem] rounded-l border border-line bg-surface px-4 py-2 text-s/[1.25rem] text-ink-2">
          <b className="block font-medium text-ink">{t('nextFree.none')}</b>
          {t('nextFree.comesBack')}
        </p>
      )}
      {earlier.length > 0 && (
        <EarlierRow label={getEarlier()} isOpen={isUnfolded} onToggle={() => setUnfolded((before) => !before)} />
      )}
      {hidden > 0 && matching.length > 0 && (
        <HiddenRow label={t(`hidden.${unit}`, { count: hidden })} onClear={clear} />
      )}
      <div aria-busy={applied !== current || undefined}>
        {matching.length === 0 ? (
          <NothingFits {...{ day, choices }} filters={applied.filters} onClear={clear} />
        ) : (
          children(matching)
        )}
      </div>
    </>
  );
};
