'use client';

import { useNow } from '#lib/clock/use-now.ts';
import type { SchedulePage } from '#lib/rules/camps/schedule-page.ts';
import { ScheduleSessions } from './schedule-sessions.tsx';
import { SchedulesFailed } from './schedules-failed.tsx';
import { SchedulesSkeleton } from './schedules-skeleton.tsx';
import { useSchedule } from './use-schedules.ts';
import { useWaiting } from './use-waiting.ts';

/** Every session of a camp or course, with what is left of it and the way onto its waitlist. */
export const LiveSessions = ({ page, slug }: { page: SchedulePage; slug: string }) => {
  const now = useNow(page.renderedAt);
  const { data: schedule, isError, refetch } = useSchedule(page, slug);
  const waiting = useWaiting();
  if (schedule) return <ScheduleSessions {...{ schedule, now, waiting }} />;
  return isError ? <SchedulesFailed kind={page.kind} onRetry={() => void refetch()} /> : <SchedulesSkeleton />;
};
