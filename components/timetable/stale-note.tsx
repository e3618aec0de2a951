'use client';

import { useText } from '../../lib/messages/text-context.ts';
import { Notice } from '../ui/notice.tsx';

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
