'use client';

import { useTranslations } from 'next-intl';
import { InlineLink } from '#components/booking/inline-link.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { passFocusOn } from '#components/ui/feedback/pass-focus-on.ts';

/** A note that the last refetch failed, so that the places shown may be out of date. */
export const StaleNote = ({ onRetry }: { onRetry: () => void }) => {
  const t = useTranslations();
  return (
    <div className="mb-6">
      <Notice tone="warning" role="status">
        {t('timetable.stale')}{' '}
        <InlineLink ref={passFocusOn} onClick={onRetry}>
          {t('common.tryAgain')}
        </InlineLink>
      </Notice>
    </div>
  );
};
