'use client';

import { Chip } from '#components/ui/chip.tsx';
import { useText } from '#lib/i18n/text-context.ts';
import type { DayFiltersProps } from './day-filters.tsx';

/** Any number of the day's tags, each on or off. */
export const TagChips = ({ filters, choices, onChange }: DayFiltersProps) => {
  const text = useText();
  const toggle = (tag: string) => {
    const others = filters.tags.filter((one) => one !== tag);
    onChange({ ...filters, tags: others.length < filters.tags.length ? others : [...others, tag] });
  };
  if (choices.tags.length === 0) return null;
  return (
    <div className="chips" role="group" aria-label={text('timetable.tags')}>
      {choices.tags.map((tag) => (
        <Chip key={tag} pressed={filters.tags.includes(tag)} onClick={() => toggle(tag)}>
          {tag}
        </Chip>
      ))}
    </div>
  );
};
