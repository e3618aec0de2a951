'use client';

import { useTranslations } from 'next-intl';
import { Notice } from '#components/ui/feedback/notice.tsx';

/** The last attempt to see the places left has failed; what is shown is older. */
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
