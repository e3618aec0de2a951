'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import type { OccurrenceSummary } from '#contract/occurrences.ts';
import { useText } from '#lib/messages/text-context.ts';
import { filterChoices, filterTimetable, noFilters } from '#lib/rules/timetable-filter.ts';
import { BookingDialogs } from './booking-dialogs.tsx';
import { ClassList, type ClassListProps } from './class-list.tsx';
import { DayFilters } from './day-filters.tsx';

const NothingFits = ({ onClear }: { onClear: () => void }) => {
  const text = useText();
  const clear = (
    <Button type="button" variant="secondary" onClick={onClear}>
      {text('timetable.clearFilters')}
    </Button>
  );
  return <EmptyState title={text('timetable.empty.filtered')} action={clear} />;
};

/** The sessions of a day: filters, the list, and what opens over it. */
export const ClassDay = ({ sessions, ...list }: Omit<ClassListProps, 'onDetails'>) => {
  const text = useText();
  const [filters, setFilters] = useState(noFilters);
  const [openId, setOpenId] = useState<OccurrenceSummary['id'] | null>(null);
  const shown = filterTimetable(sessions, filters);
  return (
    <div className="timetable">
      <DayFilters filters={filters} choices={filterChoices(sessions)} count={shown.length} onChange={setFilters} />
      <p className="visually-hidden" role="status">
        {filters === noFilters ? '' : text('timetable.count.classes', { count: shown.length })}
      </p>
      {shown.length === 0 && <NothingFits onClear={() => setFilters(noFilters)} />}
      <ClassList {...list} sessions={shown} onDetails={({ id }) => setOpenId(id)} />
      <BookingDialogs {...list} session={sessions.find(({ id }) => id === openId)} onClose={() => setOpenId(null)} />
    </div>
  );
};
