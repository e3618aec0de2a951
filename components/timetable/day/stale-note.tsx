'use client';

import { useTranslations } from 'next-intl';
import { Notice } from '#components/ui/feedback/notice.tsx';

/** A note that the last refetch failed, so that the places shown may be out of date. */
export const StaleNote = ({ onRetry }: { onRetry: () => void }) => {
  const t = useTranslations();
  return (
    <div className="stale">
      <Notice tone="warning" role="status">
        {t('timetable.stale')}{' '}
        <button type="button" className="inline-link" onClick={onRetry}>
          {t('common.tryAgain')}
        </button>
      </Notice>
    </div>
  );
};
