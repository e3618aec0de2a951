'use client';

import { LoadFailed } from '#components/booking/load-failed.tsx';
import { useText } from '#lib/messages/text-context.ts';

/** The day could not be had at all. */
export const DayFailed = ({ onRetry }: { onRetry: () => void }) => {
  const text = useText();
  return (
    <LoadFailed title={text('timetable.failedTitle')} onRetry={onRetry}>
      {text('timetable.failedHelp')}
    </LoadFailed>
  );
};
