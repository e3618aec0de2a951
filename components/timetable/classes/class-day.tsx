'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { BookingDialogs } from '#components/timetable/booking/booking-dialogs.tsx';
import { DayFilters } from '#components/timetable/day/day-filters.tsx';
import { filterChoices, filterTimetable, noFilters } from '#components/timetable/model/timetable-filter.ts';
import { Button } from '#components/ui/button/button.tsx';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';
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
export const ClassDay = ({ sessions, ...list }: Omit<ClassListProps, 'onDetails'>) => {
  const t = useTranslations('timetable');
  const [filters, setFilters] = useState(noFilters);
  const [openId, setOpenId] = useState<OccurrenceSummary['id'] | null>(null);
  const shown = filterTimetable(sessions, filters);
  const isClasses = list.day.kind === 'classes';
  return (
    <div className="@container min-w-0">
      <DayFilters filters={filters} choices={filterChoices(sessions)} count={shown.length} onChange={setFilters} />
      <p className="sr-only" role="status">
        {filters === noFilters ? '' : t(isClasses ? 'count.classes' : 'count.tickets', { count: shown.length })}
      </p>
      {shown.length === 0 && <NothingFits onClear={() => setFilters(noFilters)} />}
      <ClassList {...list} sessions={shown} onDetails={({ id }) => setOpenId(id)} />
      <BookingDialogs {...list} session={sessions.find(({ id }) => id === openId)} onClose={() => setOpenId(null)} />
    </div>
  );
};
