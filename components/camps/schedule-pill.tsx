'use client';

import CalendarDays from 'lucide-react/icons/calendar-days';
import { SessionTag } from '#components/booking/session-tag.tsx';
import { Pill } from '#components/ui/pill.tsx';
import { useText } from '#lib/messages/text-context.ts';
import { scheduleTag } from '#lib/rules/camps/schedule-tag.ts';
import type { AnySchedule } from '#lib/rules/camps/schedule.ts';

/** What a camp or course as a whole says of itself. */
export const SchedulePill = ({ schedule, now }: { schedule: AnySchedule; now: Date }) => {
  const text = useText();
  const tag = scheduleTag(schedule, now);
  if (tag === null) return null;
  if (tag !== 'some_dates') return <SessionTag tag={tag} />;
  return (
    <Pill tone="info" icon={<CalendarDays className="icon icon--xs" />}>
      {text('camps.someDates')}
    </Pill>
  );
};
