'use client';

import { useTranslations } from 'next-intl';
import { Chip } from '#components/ui/chip.tsx';
import type { DayFiltersProps } from './day-filters-props.ts';

/** Any number of the day's tags, each on or off. */
export const TagChips = ({ filters, choices, onChange }: DayFiltersProps) => {
  const t = useTranslations('timetable');
  const toggle = (tag: string) => {
    const others = filters.tags.filter((one) => one !== tag);
    onChange({ ...filters, tags: others.length < filters.tags.length ? others : [...others, tag] });
  };
  if (choices.tags.length === 0) return null;
  return (
    <div className="chips" role="group" aria-label={t('tags')}>
      {choices.tags.map((tag) => (
        <Chip key={tag} pressed={filters.tags.includes(tag)} onClick={() => toggle(tag)}>
          {tag}
        </Chip>
      ))}
    </div>
  );
};
