'use client';

import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useTranslations } from 'next-intl';
import { dayParts, dayPartTimes, type DayPart } from '#components/booking/model/timetable-parts.ts';
import { countFilters, type TimetableFilters } from '#components/timetable/model/timetable-filter.ts';
import { Badge } from '#components/ui/badge.tsx';
import { Segmented } from '#components/ui/form/segmented.tsx';
import { preloadable } from '#components/ui/overlay/preloadable.ts';
import { useOpening } from '#components/ui/overlay/use-opening.ts';
import { usePreload } from '#components/ui/overlay/use-preload.ts';
import type { DayFiltersProps } from './day-filters-props.ts';
import { InstructorSelect } from './instructor-select.tsx';
import { TagChips } from './tag-chips.tsx';

const FilterSheet = preloadable(async () => (await import('./filter-sheet.tsx')).FilterSheet);

const getPart = ({ startTime }: TimetableFilters): DayPart | 'all' =>
  dayParts.find((part) => dayPartTimes[part].startTime === startTime) ?? 'all';

const getTimes = (part: DayPart | 'all') => (part === 'all' ? { startTime: null, endTime: null } : dayPartTimes[part]);

/** The filters of the day: part of the day, instructor, tags. On a phone the last two are in a sheet. */
export const DayFilters = (props: DayFiltersProps) => {
  const t = useTranslations('timetable');
  const { filters, choices, onChange } = props;
  const sheet = useOpening<true>();
  const chosen = countFilters(filters);
  const parts = (['all', ...dayParts] as const).map((value) => ({ value, label: t(`part.${value}`) }));
  const hasMore = choices.instructors.length + choices.tags.length > 0;
  usePreload(() => void (hasMore && FilterSheet.preload()));
  return (
    <div className="mb-6 flex items-center gap-2 @wide:gap-2.5" role="group" aria-label={t('filters')}>
      <Segmented
        label={t('timeOfDay')}
        fit="container"
        options={parts}
        value={getPart(filters)}
        onChange={(part) => onChange({ ...filters, ...getTimes(part) })}
      />
      {hasMore && (
        <div className="hidden flex-1 flex-wrap items-center justify-end gap-2 @min-[37.5rem]:flex @wide:min-w-0 @wide:flex-nowrap @wide:justify-start">
          <InstructorSelect {...props} isInBar />
          <TagChips {...props} isInBar />
        </div>
      )}
      {hasMore && (
        <button
          type="button"
          className="relative grid size-tap flex-none place-items-center rounded-m border border-control bg-surface @wide:hidden"
          aria-haspopup="dialog"
          aria-label={t('moreFilters', { count: chosen })}
          aria-busy={sheet.opening ?? undefined}
          onClick={() => sheet.open(true)}
        >
          <SlidersHorizontal className="icon" />
          {chosen > 0 && <Badge className="absolute -top-2 -right-2" count={chosen} />}
        </button>
      )}
      {sheet.opened && <FilterSheet {...props} onClose={sheet.close} />}
    </div>
  );
};
