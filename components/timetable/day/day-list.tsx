'use client';

import { cva } from 'class-variance-authority';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useTranslations } from 'next-intl';
import { useDeferredValue, useMemo, useState, type ReactNode, Suspense } from 'react';
import { hasEnded } from '#components/booking/model/timetable-now.ts';
import { InductionWay } from '#components/timetable/booking/lazy-induction-way.ts';
import { inPart } from '#components/timetable/model/day-part-choice.ts';
import { heldBack, nextFreeTime } from '#components/timetable/model/next-free-time.ts';
import { getUnit, type TimetableDay } from '#components/timetable/model/timetable-day.ts';
import {
  filterChoices,
  countFilters,
  filterTimetable,
  fitsFilters,
  isTimed,
  noFilters,
} from '#components/timetable/model/timetable-filter.ts';
import { inductionMissing } from '#components/timetable/model/waiver-to-sign.ts';
import { Button } from '#components/ui/button/button.tsx';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import { DayFilters } from './filters/day-filters.tsx';
import { DayParts } from './filters/day-parts.tsx';
import { NothingFits } from './filters/nothing-fits.tsx';
import type { DayFiltersState } from './filters/use-day-filters.ts';
import { NextFreeRow } from './next-free-row.tsx';
import { isLinked, type SessionLink } from './use-linked-session.ts';

/**
 * In the place of the next free time: the day has places, and what keeps this person from booking one. From 1200 px it stands
 * beside the list already, where tickets are chosen.
 */
const NotForYou = ({ session }: { session: OccurrenceSummary }) => {
  const t = useTranslations('timetable.nextFree');
  const isUnmet = session.bookableAction?.reason === 'restriction_unmet';
  const induction = isUnmet ? inductionMissing(session) : null;
  return (
    <div className="mb-4 min-h-[3.5rem] large:hidden">
      {induction === null ? (
        <p className="min-h-[3.5rem] rounded-l border border-line bg-surface px-4 py-2 text-s/[1.25rem] text-ink-2">
          <b className="block font-medium text-ink">{t('notForYou')}</b>
          {t('seeWhy')}
        </p>
      ) : (
        <Suspense fallback={null}>
          <InductionWay induction={induction} session={session} />
        </Suspense>
      )}
    </div>
  );
};

type EarlierRowProps = {
  /** How many sessions, or times of courts, are over. */
  label: string;
  isOpen: boolean;
  onToggle: () => void;
};

const chevron = cva('icon-s', { variants: { isOpen: { true: 'rotate-180', false: '' } } });

/** What is over of the day, as one row that opens. */
const EarlierRow = ({ label, isOpen, onToggle }: EarlierRowProps) => (
  <button
    type="button"
    className="mb-4 flex min-h-tap w-full items-center justify-between gap-3 rounded-l border border-line bg-surface-2 px-4 text-s text-ink-2 lining-nums tabular-nums hover:bg-surface-3"
    aria-expanded={isOpen}
    onClick={onToggle}
  >
    {label}
    <ChevronDown className={chevron({ isOpen })} />
  </button>
);

type HiddenRowProps = {
  /** How many sessions, or times of courts, do not fit. */
  label: string;
  onClear: () => void;
};

/** How much the filters hide, with the way to show it again. */
const HiddenRow = ({ label, onClear }: HiddenRowProps) => {
  const t = useTranslations('timetable');
  return (
    <div className="mb-4 flex min-h-tap flex-wrap items-center justify-between gap-x-3 rounded-l border border-line bg-surface-2 py-0.5 pr-2 pl-4 text-s text-ink-2 lining-nums tabular-nums">
      <span className="py-2">{label}</span>
      <Button type="button" variant="text" size="field" className="-ml-2" onClick={onClear}>
        {t('clearFilters')}
      </Button>
    </div>
  );
};

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
  const filtered = filterTimetable(sessions, applied.filters);
  const free = nextFreeTime({ sessions: filtered, part: applied.part, now, later });
  const held = heldBack(filtered, now);
  const isHeld = held !== null && (held.isLasting || free === undefined);
  const next = isHeld ? undefined : free;
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
      {isHeld && <NotForYou session={held.session} />}
      {!next && !isHeld && hadNext && !isFiltered && (
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
