import { useLocale, useTranslations } from 'next-intl';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Checkbox } from '#components/ui/form/checkbox.tsx';
import { FieldError } from '#components/ui/form/field-error.tsx';
import { FieldSet } from '#components/ui/form/field-set.tsx';
import { weekdayName } from '#lib/format/date-names.ts';

const weekdays = [1, 2, 3, 4, 5, 6, 7];
const errorId = 'block-weekdays-error';

/** The weekdays of a block. */
export const WeekdayBoxes = ({ field, error }: { field: UseFormRegisterReturn; error: string | undefined }) => {
  const t = useTranslations('deskBlocks');
  const language = useLocale();
  return (
    <FieldSet legend={t('weekdays')} aria-describedby={error === undefined ? undefined : errorId}>
      <div className="grid grid-cols-3 gap-x-3">
        {weekdays.map((weekday) => (
          <Checkbox
            key={weekday}
            {...field}
            id={`block-weekday-${weekday}`}
            value={weekday}
            label={weekdayName(weekday, language, 'long')}
            error={error !== undefined}
          />
        ))}
      </div>
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </FieldSet>
  );
};
