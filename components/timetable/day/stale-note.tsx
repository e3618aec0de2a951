'use client';

import { Notice } from '#components/ui/feedback/notice.tsx';
import { useText } from '#lib/i18n/text-context.ts';

/** The last attempt to see the places left has failed; what is shown is older. */
export const StaleNote = ({ onRetry }: { onRetry: () => void }) => {
  const text = useText();
  return (
    <div className="stale">
      <Notice tone="warning" role="status">
        {text('timetable.stale')}{' '}
        <button type="button" className="inline-link" onClick={onRetry}>
          {text('common.tryAgain')}
        </button>
      </Notice>
    </div>
  );
};
