'use client';

import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button/button.tsx';

export type HiddenRowProps = {
  /** How many sessions, or times of courts, do not fit. */
  label: string;
  onClear: () => void;
};

/** How much the filters hide, with the way to show it again. */
export const HiddenRow = ({ label, onClear }: HiddenRowProps) => {
  const t = useTranslations('timetable');
  return (
    <div className="mb-4 flex min-h-tap flex-wrap items-center justify-between gap-x-3 rounded-l border border-line bg-surface-2 py-0.5 pr-2 pl-4 text-s text-ink-2 lining-nums tabular-nums">
      <span className="py-2">{label}</span>
      <Button type="button" variant="text" size="field" className="-ml-2" onClick={onClear}>
        {t('clearFilters')}
      </Button>
    </div>
  );
};
