'use client';

import { PickRules } from '#components/booking/cancellation/pick-rules.tsx';
import { hasStarted } from '#components/booking/model/timetable-now.ts';
import type { AnySchedule } from './model/schedule.ts';

/** Until when a camp or course can be cancelled and what to bring: by its first session to come, as a line of it says. */
export const ScheduleRules = ({ schedule, now }: { schedule: AnySchedule; now: Date }) => {
  const first = schedule.occurrences.find((session) => !hasStarted(session, now));
  return first && <PickRules session={first} now={now} isBundle isNarrow isSeen={false} />;
};
