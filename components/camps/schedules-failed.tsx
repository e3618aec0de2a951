'use client';

import { LoadFailed } from '#components/booking/load-failed.tsx';
import { useText } from '#lib/messages/text-context.ts';
import type { ScheduleKind } from '#lib/rules/camps/schedule.ts';

/** Camps or courses that could not be had at all. */
export const SchedulesFailed = ({ kind, onRetry }: { kind: ScheduleKind; onRetry: () => void }) => {
  const text = useText();
  return (
    <LoadFailed title={text(`camps.${kind}.failed`)} onRetry={onRetry}>
      {text('camps.failedHelp')}
    </LoadFailed>
  );
};
