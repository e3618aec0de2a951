'use client';

import CalendarDays from 'lucide-react/icons/calendar-days';
import { useTranslations } from 'next-intl';
import { SessionTag } from '#components/booking/lines/session-tag.tsx';
import { scheduleTag } from '#components/schedules/model/schedule-tag.ts';
import type { AnySchedule } from '#components/schedules/model/schedule.ts';
import { Pill } from '#components/ui/pill.tsx';

/** The availability tag of a camp or course as a whole. */
export const SchedulePill = ({ schedule, now }: { schedule: AnySchedule; now: Date }) => {
  const t = useTranslations('camps');
  const tag = scheduleTag(schedule, now);
  if (tag === null) return null;
  if (tag !== 'some_dates') return <SessionTag tag={tag} />;
  return (
    <Pill tone="info" icon={<CalendarDays className="icon-xs" />}>
      {t('someDates')}
    </Pill>
  );
};
