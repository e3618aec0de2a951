'use client';

import { cva } from 'class-variance-authority';
import { useTranslations } from 'next-intl';
import { Chip } from '#components/ui/chip.tsx';
import type { DayFiltersProps } from './day-filters-props.ts';

const chips = cva('flex-wrap', {
  variants: { isInBar: { true: 'hidden min-w-0 gap-x-1 gap-y-3 @wide:flex', false: 'flex gap-2' } },
});

/** Any number of the day's tags, each on or off; the sheet has a legend for them. */
export const TagChips = ({ filters, choices, onChange, isInBar = false }: DayFiltersProps & { isInBar?: boolean }) => {
  const t = useTranslations('timetable');
  const toggle = (tag: string) => {
    const others = filters.tags.filter((one) => one !== tag);
    onChange({ ...filters, tags: others.length < filters.tags.length ? others : [...others, tag] });
  };
  if (choices.tags.length === 0) return null;
  return (
    <div className={chips({ isInBar })} {...(isInBar && { role: 'group', 'aria-label': t('tags') })}>
      {choices.tags.map((tag) => (
        <Chip key={tag} tight={isInBar} pressed={filters.tags.includes(tag)} onClick={() => toggle(tag)}>
          {tag}
        </Chip>
      ))}
    </div>
  );
};
