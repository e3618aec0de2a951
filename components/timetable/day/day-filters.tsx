'use client';

import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { lazy, Suspense, useState } from 'react';
import { dayParts, dayPartTimes, type DayPart } from '#components/booking/model/timetable-parts.ts';
import {
  countFilters,
  type filterChoices,
  type TimetableFilters,
} from '#components/timetable/model/timetable-filter.ts';
import { Badge } from '#components/ui/badge.tsx';
import { Segmented } from '#components/ui/form/segmented.tsx';
import { useText } from '#lib/i18n/text-context.ts';
import { InstructorSelect } from './instructor-select.tsx';
import { TagChips } from './tag-chips.tsx';

const FilterSheet = lazy(async () => ({ default: (await import('./filter-sheet.tsx')).FilterSheet }));

export type DayFiltersProps = {
  filters: TimetableFilters;
  choices: ReturnType<typeof filterChoices>;
  /** How many sessions the filters leave. */
  count: number;
  onChange: (filters: TimetableFilters) => void;
};

const getPart = ({ startTime }: TimetableFilters): DayPart | 'all' =>
  dayParts.find((part) => dayPartTimes[part].startTime === startTime) ?? 'all';

const getTimes = (part: DayPart | 'all') => (part === 'all' ? { startTime: null, endTime: null } : dayPartTimes[part]);

/** Which sessions of the day are in view: part of the day, instructor, tags. On a phone the last two are in a sheet. */
export const DayFilters = (props: DayFiltersProps) => {
  const text = useText();
  const { filters, choices, onChange } = props;
  const [isOpen, setOpen] = useState(false);
  const chosen = countFilters(filters);
  const parts = (['all', ...dayParts] as const).map((value) => ({ value, label: text(`timetable.part.${value}`) }));
  const hasMore = choices.instructors.length + choices.tags.length > 0;
  return (
    <div className="filters" role="group" aria-label={text('timetable.filters')}>
      <Segmented
        label={text('timetable.timeOfDay')}
        options={parts}
        value={getPart(filters)}
        onChange={(part) => onChange({ ...filters, ...getTimes(part) })}
      />
      {hasMore && (
        <div className="filters__wide">
          <InstructorSelect {...props} hideLabel />
          <TagChips {...props} />
        </div>
      )}
      {hasMore && (
        <button
          type="button"
          className="filters__more"
          aria-haspopup="dialog"
          aria-label={text('timetable.moreFilters', { count: chosen })}
          onClick={() => setOpen(true)}
        >
          <SlidersHorizontal className="icon" />
          {chosen > 0 && <Badge count={chosen} />}
        </button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <FilterSheet {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
};
