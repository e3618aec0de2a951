'use client';

import { useTranslations } from 'next-intl';
import { DayFailed } from '#components/timetable/day/day-failed.tsx';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '#components/ui/layout/visually-hidden.tsx';

const reload = () => window.location.reload();

/** In place of a `PickContent` while its code is on its way, and when it does not arrive. */
export const PickWaiting = ({ isFailed }: { isFailed: boolean }) => {
  const t = useTranslations('common');
  if (isFailed) return <DayFailed onRetry={reload} />;
  return (
    <div className="grid gap-3 px-4 py-5 large:px-6" role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton height={44} />
      <Skeleton height={44} />
      <Skeleton height={44} />
    </div>
  );
};
