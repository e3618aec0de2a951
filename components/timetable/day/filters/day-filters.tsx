'use client';

import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useTranslations } from 'next-intl';
import { isCourts } from '#components/timetable/model/timetable-day.ts';
import { countFilters } from '#components/timetable/model/timetable-filter.ts';
import { Badge } from '#components/ui/badge.tsx';
import { preloadable } from '#components/ui/overlay/preloadable.ts';
import { useOpening } from '#components/ui/overlay/use-opening.ts';
import { usePreload } from '#components/ui/overlay/use-preload.ts';
import type { DayFiltersProps } from './day-filters-props.ts';
import { FilterChips } from './filter-chips.tsx';

const FilterSheet = preloadable(async () => (await import('./filter-sheet.tsx')).FilterSheet);

/**
 * The filters of a day: tags, or the courts, beside the parts of the day where there is room for them, all of them in a
 * sheet; nothing where there is no choice.
 */
export const DayFilters = (props: DayFiltersProps) => {
  const t = useTranslations('timetable');
  const { day, filters, choices } = props;
  const sheet = useOpening<true>();
  const chosen = countFilters(filters);
  const hasChoice =
    chosen > 0 ||
    [choices.starts, choices.instructors, choices.tags, choices.locations].some((list) => list.length > 0);
  usePreload(() => void (hasChoice && FilterSheet.preload()));
  if (!hasChoice) return null;
  const quick = isCourts(day) ? 'locations' : 'tags';
  const options = isCourts(day) ? choices.locations : choices.tags.map((tag) => ({ id: tag, name: tag }));
  return (
    <>
      <button
        type="button"
        className="relative inline-flex h-tap min-w-tap flex-none items-center justify-center gap-2 rounded-m border border-control bg-surface text-s font-medium text-ink @min-[37.5rem]:px-3.5"
        aria-haspopup="dialog"
        aria-label={t('moreFilters', { count: chosen })}
        aria-busy={sheet.opening ?? undefined}
        onClick={() => sheet.open(true)}
      >
        <SlidersHorizontal className="icon" />
        <span className="hidden @min-[37.5rem]:inline">{t('filters')}</span>{' '}
        {chosen > 0 && <Badge className="absolute -top-2 -right-2" count={chosen} />}
      </button>
      <FilterChips {...{ filters, options }} kind={quick} onChange={props.onChange} isInBar />
      {sheet.opened && <FilterSheet {...props} onClose={sheet.close} />}
    </>
  );
};
