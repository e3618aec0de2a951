'use client';

import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button/button.tsx';
import { FieldSet } from '#components/ui/form/field-set.tsx';
import { SlideOver } from '#components/ui/overlay/slide-over.tsx';
import type { DayFiltersProps } from './day-filters-props.ts';
import { InstructorSelect } from './instructor-select.tsx';
import { TagChips } from './tag-chips.tsx';

/** A sheet with the filters that do not fit beside the timetable. */
export const FilterSheet = ({ onClose, ...props }: DayFiltersProps & { onClose: () => void }) => {
  const t = useTranslations();
  return (
    <SlideOver
      open
      onClose={onClose}
      title={t('timetable.filters')}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button
            type="button"
            variant="text"
            onClick={() => props.onChange({ ...props.filters, instructors: [], tags: [] })}
          >
            {t('timetable.clearFilters')}
          </Button>
          <Button type="button" onClick={onClose}>
            {t('timetable.showResults', { count: props.count })}
          </Button>
        </>
      }
    >
      <div className="grid gap-6">
        <InstructorSelect {...props} />
        {props.choices.tags.length > 0 && (
          <FieldSet legend={t('timetable.tags')}>
            <TagChips {...props} />
          </FieldSet>
        )}
      </div>
    </SlideOver>
  );
};
