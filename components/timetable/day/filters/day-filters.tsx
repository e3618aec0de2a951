'use client';

import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useTranslations } from 'next-intl';
import { countFilters } from '#components/timetable/model/timetable-filter.ts';
import { Badge } from '#components/ui/badge.tsx';
import { preloadable } from '#components/ui/overlay/preloadable.ts';
import { useOpening } from '#components/ui/overlay/use-opening.ts';
import { usePreload } from '#components/ui/overlay/use-preload.ts';
import type { DayFiltersProps } from './day-filters-props.ts';
import { InstructorSelect } from './instructor-select.tsx';
import { TagChips } from './tag-chips.tsx';

const FilterSheet = preloadable(async () => (await import('./filter-sheet.tsx')).FilterSheet);

/** The filters of a day of classes: instructor and tags, on a phone in a sheet; nothing where there is no choice. */
export const DayFilters = (props: DayFiltersProps) => {
  const t = useTranslations('timetable');
  const { filters, choices } = props;
  const sheet = useOpening<true>();
  const chosen = countFilters(filters);
  const hasMore = choices.instructors.length + choices.tags.length > 0;
  usePreload(() => void (hasMore && FilterSheet.preload()));
  if (!hasMore) return null;
  return (
    <div className="flex flex-none items-center gap-2 @min-[37.5rem]:flex-1">
      <div className="hidden flex-1 flex-wrap items-center justify-end gap-2 @min-[37.5rem]:flex @wide:min-w-0 @wide:flex-nowrap @wide:justify-start">
        <InstructorSelect {...props} isInBar />
        <TagChips {...props} isInBar />
      </div>
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
      {sheet.opened && <FilterSheet {...props} onClose={sheet.close} />}
    </div>
  );
};
