'use client';

import { useWaiting } from '#components/schedules/booking-form/use-waiting.ts';
import { SchedulesFailed } from '#components/schedules/list/schedules-failed.tsx';
import { SchedulesSkeleton } from '#components/schedules/list/schedules-skeleton.tsx';
import type { SchedulePage } from '#components/schedules/model/schedule-page.ts';
import { useSchedule } from '#components/schedules/use-schedules.ts';
import { useNow } from '#lib/time/use-now.ts';
import { ScheduleSessions } from './schedule-sessions.tsx';

/** Every session of a camp or course with its places left and its waitlist action, refetched for the user. */
export const LiveSessions = ({ page, slug }: { page: SchedulePage; slug: string }) => {
  const now = useNow(page.renderedAt);
  const { data: schedule, isError, refetch } = useSchedule(page, slug);
  const waiting = useWaiting();
  if (schedule) return <ScheduleSessions {...{ schedule, now, waiting }} />;
  return isError ? <SchedulesFailed kind={page.kind} onRetry={() => void refetch()} /> : <SchedulesSkeleton />;
};
