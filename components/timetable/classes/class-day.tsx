'use client';

import { useTranslations } from 'next-intl';
import { useDeferredValue, useMemo } from 'react';
import { choiceName } from '#components/booking/model/choice-name.ts';
import { useKeptState } from '#components/booking/use-kept-state.ts';
import { BookingDialogs } from '#components/timetable/booking/booking-dialogs.tsx';
import { DayContent, type DayContentProps } from '#components/timetable/day/day-content.tsx';
import { DayFilters } from '#components/timetable/day/filters/day-filters.tsx';
import { useDayParts } from '#components/timetable/day/filters/use-day-parts.ts';
import { useLinkedSession } from '#components/timetable/day/use-linked-session.ts';
import { isFilters } from '#components/timetable/model/kept-choice.ts';
import {
  filterChoices,
  filterTimetable,
  noFilters,
  type TimetableFilters,
} from '#components/timetable/model/timetable-filter.ts';
import { useOwnPrices } from '#components/timetable/pick/use-own-prices.ts';
import { Button } from '#components/ui/button/button.tsx';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';
import { useOpening } from '#components/ui/overlay/use-opening.ts';
import type { OccurrenceSummary } from '#contract/occurrences.ts';
import { ClassList, type ClassListProps } from './class-list.tsx';

const NothingFits = ({ onClear }: { onClear: () => void }) => {
  const t = useTranslations('timetable');
  const clear = (
    <Button type="button" variant="secondary" onClick={onClear}>
      {t('clearFilters')}
    </Button>
  );
  return <EmptyState title={t('empty.filtered')} action={clear} />;
};

type FilteredListProps = ClassListProps & { filters: TimetableFilters; onClear: () => void };

const FilteredList = ({ filters, onClear, ...list }: FilteredListProps) => {
  const t = useTranslations('timetable');
  const { day, sessions } = list;
  // A pressed filter shows at once, also where a long list takes a while to follow.
  const applied = useDeferredValue(filters);
  const shown = useMemo(() => filterTimetable(sessions, applied), [sessions, applied]);
  return (
    <>
      <p className="sr-only" role="status">
        {applied === noFilters
          ? ''
          : t(day.kind === 'classes' ? 'count.classes' : 'count.tickets', { count: shown.length })}
      </p>
      {shown.length === 0 && <NothingFits onClear={onClear} />}
      <div aria-busy={applied !== filters || undefined}>
        <ClassList {...list} sessions={shown} />
      </div>
    </>
  );
};

export type ClassDayProps = Pick<ClassListProps, 'day' | 'now' | 'booking'> & Pick<DayContentProps, 'query'>;

/** The sessions of a day: part of the day, filters, list and overlays. */
export const ClassDay = ({ day, now, booking, query }: ClassDayProps) => {
  const link = useLinkedSession();
  const parts = useDayParts(day, query.data, link);
  const [filters, change] = useKeptState(choiceName('filters', day), noFilters, isFilters);
  const setFilters = (next: TimetableFilters) => change(() => next);
  const details = useOpening<OccurrenceSummary['id']>();
  const sessions = query.data ?? [];
  const own = useOwnPrices(
    sessions
      .filter(({ bookableAction, price }) => bookableAction?.action === 'book' && price !== null)
      .map(({ id }) => ({ sessionId: id, quantity: 0 })),
  );
  return (
    <>
      <DayContent
        {...{ day, now, query, parts, link }}
        tools={(listed) => (
          <DayFilters
            filters={filters}
            choices={filterChoices(sessions)}
            count={filterTimetable(listed, filters).length}
            onChange={setFilters}
          />
        )}
      >
        {(listed) => (
          <FilteredList
            {...{ day, now, booking, details, own, filters }}
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
        onClose={details.close}
      />
    </>
  );
};
