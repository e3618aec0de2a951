'use client';

import { LoadFailed } from '#components/booking/load-failed.tsx';
import type { ScheduleKind } from '#components/schedules/model/schedule.ts';
import { useText } from '#lib/i18n/text-context.ts';

/** Camps or courses that could not be had at all. */
export const SchedulesFailed = ({ kind, onRetry }: { kind: ScheduleKind; onRetry: () => void }) => {
  const text = useText();
  return (
    <LoadFailed title={text(`camps.${kind}.failed`)} onRetry={onRetry}>
      {text('camps.failedHelp')}
    </LoadFailed>
  );
};
