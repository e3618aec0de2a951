'use client';

import { LoadFailed } from '#components/booking/load-failed.tsx';
import { useText } from '#lib/i18n/text-context.ts';

/** The day could not be had at all. */
export const DayFailed = ({ onRetry }: { onRetry: () => void }) => {
  const text = useText();
  return (
    <LoadFailed title={text('timetable.failedTitle')} onRetry={onRetry}>
      {text('timetable.failedHelp')}
    </LoadFailed>
  );
};
