'use client';

import { useTranslations } from 'next-intl';
import { LoadFailed } from '#components/booking/load-failed.tsx';
import type { ScheduleKind } from '#components/schedules/model/schedule.ts';

/** The error state of a list of camps or courses. */
export const SchedulesFailed = ({ kind, onRetry }: { kind: ScheduleKind; onRetry: () => void }) => {
  const t = useTranslations('camps');
  return (
    <LoadFailed title={t(`${kind}.failed`)} onRetry={onRetry}>
      {t('failedHelp')}
    </LoadFailed>
  );
};
