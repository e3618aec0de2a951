'use client';

import { cva } from 'class-variance-authority';
import { useTranslations } from 'next-intl';
import type { TimetableFilters } from '#components/timetable/model/timetable-filter.ts';
import { Chip } from '#components/ui/chip.tsx';

export type FilterChipsProps = {
  kind: 'instructors' | 'tags' | 'locations';
  options: readonly { id: string; name: string }[];
  filters: TimetableFilters;
  onChange: (filters: TimetableFilters) => void;
  /** In the bar, where there is room for it. */
  isInBar?: boolean;
};

const chips = cva('flex-wrap', {
  variants: { isInBar: { true: 'hidden min-w-0 gap-x-1 gap-y-3 @wide:flex', false: 'flex gap-x-2 gap-y-3' } },
});

/** Any number of the instructors, tags or locations, each on or off; the sheet has a legend for them. */
export const FilterChips = ({ kind, options, filters, onChange, isInBar = false }: FilterChipsProps) => {
  const t = useTranslations('timetable');
  const chosen = filters[kind];
  const toggle = (id: string) => {
    const others = chosen.filter((one) => one !== id);
    onChange({ ...filters, [kind]: others.length < chosen.length ? others : [...others, id] });
  };
  if (options.length === 0) return null;
  return (
    <div className={chips({ isInBar })} {...(isInBar && { role: 'group', 'aria-label': t(`filter.${kind}`) })}>
      {options.map(({ id, name }) => (
        <Chip key={id} tight={isInBar} pressed={chosen.includes(id)} onClick={() => toggle(id)}>
          {name}
        </Chip>
      ))}
    </div>
  );
};
