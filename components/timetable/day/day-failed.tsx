'use client';

import { useTranslations } from 'next-intl';
import { LoadFailed } from '#components/booking/load-failed.tsx';

/** The error state of a day that failed to load. */
export const DayFailed = ({ onRetry }: { onRetry: () => void }) => {
  const t = useTranslations('timetable');
  return (
    <LoadFailed title={t('failedTitle')} onRetry={onRetry}>
      {t('failedHelp')}
    </LoadFailed>
  );
};
