import { useTranslations } from 'next-intl';
import type { IllustrationName } from '#components/booking/model/illustration-for.ts';
import { LazyIllustration } from '#components/illustrations/lazy-illustration.tsx';
import type { filterChoices, TimetableFilters } from '#components/timetable/model/timetable-filter.ts';
import { Button } from '#components/ui/button/button.tsx';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';

export interface NothingFitsProps {
  plan: IllustrationName;
  filters: TimetableFilters;
  /** What the day has to choose from. */
  choices: ReturnType<typeof filterChoices>;
  onClear: () => void;
}

/** Says what was chosen where no session fits it, and takes it back. */
export const NothingFits = ({ plan, filters, choices, onClear }: NothingFitsProps) => {
  const t = useTranslations('timetable');
  const instructors = choices.instructors.filter(({ id }) => filters.instructors.includes(id));
  const chosen = [...instructors.map(({ name }) => name), ...filters.tags].join(', ');
  const clear = (
    <Button type="button" variant="secondary" onClick={onClear}>
      {t('clearFilters')}
    </Button>
  );
  return (
    <EmptyState title={t('empty.filtered')} art={<LazyIllustration kind={plan} zone={null} />} action={clear}>
      {t('empty.chosen', { filters: chosen })}
    </EmptyState>
  );
};
