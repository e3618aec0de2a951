'use client';

import { useTranslations } from 'next-intl';
import { useDeferredValue, useMemo } from 'react';
import { choiceName } from '#components/booking/model/choice-name.ts';
import { useKeptState } from '#components/booking/use-kept-state.ts';
import { BookingDialogs } from '#components/timetable/booking/booking-dialogs.tsx';
import { DayFilters } from '#components/timetable/day/day-filters.tsx';
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

/** The sessions of a day: filters, list and overlays. */
export const ClassDay = ({ sessions, ...list }: Omit<ClassListProps, 'details' | 'own'>) => {
  const t = useTranslations('timetable');
  const [filters, change] = useKeptState(choiceName('filters', list.day), noFilters, isFilters);
  const setFilters = (next: TimetableFilters) => change(() => next);
  // A pressed filter shows at once, also where a long list takes a while to follow.
  const applied = useDeferredValue(filters);
  const details = useOpening<OccurrenceSummary['id']>();
  const shown = useMemo(() => filterTimetable(sessions, applied), [sessions, applied]);
  const own = useOwnPrices(
    sessions
      .filter(({ bookableAction, price }) => bookableAction?.action === 'book' && price !== null)
      .map(({ id }) => ({ sessionId: id, quantity: 0 })),
  );
  const isClasses = list.day.kind === 'classes';
  return (
    <div className="@container min-w-0">
      <DayFilters filters={filters} choices={filterChoices(sessions)} count={shown.length} onChange={setFilters} />
      <p className="sr-only" role="status">
        {applied === noFilters ? '' : t(isClasses ? 'count.classes' : 'count.tickets', { count: shown.length })}
      </p>
      {shown.length === 0 && <NothingFits onClear={() => setFilters(noFilters)} />}
      <div aria-busy={applied !== filters || undefined}>
        <ClassList {...list} sessions={shown} details={details} own={own} />
      </div>
      <BookingDialogs
        {...list}
        choosing={sessions.find(({ id }) => id === list.booking.choosingId)}
        session={sessions.find(({ id }) => id === details.opened)}
        onClose={details.close}
      />
    </div>
  );
};
