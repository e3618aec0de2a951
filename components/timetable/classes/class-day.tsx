'use client';

import { useTranslations } from 'next-intl';
import { useDeferredValue, useMemo } from 'react';
import { choiceName } from '#components/booking/model/choice-name.ts';
import { useKeptState } from '#components/booking/use-kept-state.ts';
import { BookingDialogs } from '#components/timetable/booking/booking-dialogs.tsx';
import { DayContent, type DayContentProps } from '#components/timetable/day/day-content.tsx';
import { DayFilters } from '#components/timetable/day/filters/day-filters.tsx';
import { useDayParts } from '#components/timetable/day/filters/use-day-parts.ts';
import { isLinked, useLinkedSession } from '#components/timetable/day/use-linked-session.ts';
import { isFilters } from '#components/timetable/model/kept-choice.ts';
import {
  countFilters,
  filterChoices,
  filterTimetable,
  fitsFilters,
  noFilters,
  type TimetableFilters,
} from '#components/timetable/model/timetable-filter.ts';
import { useOwnPrices } from '#components/timetable/pick/use-own-prices.ts';
import { useOpening } from '#components/ui/overlay/use-opening.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { ClassList, type ClassListProps } from './class-list.tsx';
import { NothingFits, type NothingFitsProps } from './nothing-fits.tsx';
import { useRowLink } from './use-row-link.ts';

type FilteredListProps = ClassListProps & Omit<NothingFitsProps, 'plan'>;

const FilteredList = ({ filters, choices, onClear, ...list }: FilteredListProps) => {
  const t = useTranslations('timetable');
  const { day, sessions, linked } = list;
  // A pressed filter shows at once, also where a long list takes a while to follow.
  const applied = useDeferredValue(filters);
  const shown = useMemo(
    () => sessions.filter((session) => fitsFilters(session, applied) || isLinked(linked, session)),
    [sessions, applied, linked],
  );
  return (
    <>
      <p className="sr-only" role="status">
        {applied === noFilters
          ? ''
          : t(day.kind === 'classes' ? 'count.classes' : 'count.tickets', { count: shown.length })}
      </p>
      {shown.length === 0 && <NothingFits plan={day.activity.plan} {...{ filters: applied, choices, onClear }} />}
      <div aria-busy={applied !== filters || undefined}>
        <ClassList {...list} sessions={shown} />
      </div>
    </>
  );
};

export type ClassDayProps = Pick<ClassListProps, 'day' | 'now' | 'booking'> &
  Pick<DayContentProps, 'query'> & {
    /** The courts of the rows, where the venue picks the court: a link to one of them leads to its row. */
    slots?: readonly OccurrenceSummary[] | undefined;
  };

/** The sessions of a day: part of the day, filters, list and overlays. */
export const ClassDay = ({ day, now, booking, query, slots }: ClassDayProps) => {
  const link = useRowLink(useLinkedSession(), query.data, slots);
  const parts = useDayParts(day, query.data, link);
  const [filters, change] = useKeptState(choiceName('filters', day), noFilters, isFilters);
  const setFilters = (next: TimetableFilters) => {
    parts.settle();
    change(() => next);
  };
  const details = useOpening<OccurrenceSummary['id']>();
  const sessions = query.data ?? [];
  const choices = filterChoices(sessions);
  const ownPrices = useOwnPrices(
    sessions
      .filter(({ bookableAction, price }) => bookableAction?.action === 'book' && price !== null)
      .map(({ id }) => ({ sessionId: id, quantity: 0 })),
  );
  return (
    <>
      <DayContent
        {...{ day, now, query, parts, link }}
        filtered={countFilters(filters) > 0 ? filterTimetable(sessions, filters) : undefined}
        tools={(listed) => (
          <DayFilters {...{ filters, choices }} count={filterTimetable(listed, filters).length} onChange={setFilters} />
        )}
      >
        {(listed) => (
          <FilteredList
            {...{ day, now, booking, details, ownPrices, filters, choices }}
            sessions={listed}
            linked={link.linked}
            onClear={() => setFilters(noFilters)}
          />
        )}
      </DayContent>
      <BookingDialogs
        {...{ day, now, booking }}
        link={link.link}
        choosing={sessions.find(({ id }) => id === booking.choosingId)}
        session={sessions.find(({ id }) => id === details.opened)}
        ownPrice={details.opened === null ? undefined : ownPrices.getEach({ sessionId: details.opened })}
        onClose={details.close}
      />
    </>
  );
};
