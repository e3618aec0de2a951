'use client';

import { Button } from '#components/ui/button/button.tsx';
import { SlideOver } from '#components/ui/overlay/slide-over.tsx';
import { useText } from '#lib/i18n/text-context.ts';
import type { DayFiltersProps } from './day-filters.tsx';
import { InstructorSelect } from './instructor-select.tsx';
import { TagChips } from './tag-chips.tsx';

/** The filters that have no room beside the timetable. */
export const FilterSheet = ({ onClose, ...props }: DayFiltersProps & { onClose: () => void }) => {
  const text = useText();
  return (
    <SlideOver
      open
      onClose={onClose}
      title={text('timetable.filters')}
      closeLabel={text('common.close')}
      footer={
        <>
          <Button
            type="button"
            variant="text"
            onClick={() => props.onChange({ ...props.filters, instructors: [], tags: [] })}
          >
            {text('timetable.clearFilters')}
          </Button>
          <Button type="button" onClick={onClose}>
            {text('timetable.showResults', { count: props.count })}
          </Button>
        </>
      }
    >
      <div className="filters__sheet">
        <InstructorSelect {...props} />
        <TagChips {...props} />
      </div>
    </SlideOver>
  );
};
