import { addMinutes } from 'date-fns/addMinutes';
import { instantOfLocal } from '#backend/serialize/venue-time.ts';
import { daysAfter } from '#contract/rules/calendar-date.ts';
import { demoId, occurrenceId } from './identity.ts';
import type { DemoSchedule } from './schedules.ts';

const timezone = 'Europe/London';

export interface Ids {
  scheduleId: string;
  recurrenceId: string;
  categoryId: string;
  templateId: string;
}

/** Ids derived from slug and start: the same on every machine, others for every start. */
export function getIds({ slug, kind }: DemoSchedule, first: string): Ids {
  return {
    scheduleId: demoId(`schedule ${slug} ${first}`),
    recurrenceId: demoId(`recurrence ${slug} ${first}`),
    categoryId: demoId(`category ${kind === 'courses' ? 'swim-lessons' : 'holiday-camps'}`),
    templateId: demoId(`template ${slug}`),
  };
}

export interface DemoDay {
  scheduleId: string;
  id: string;
  date: string;
  startsAt: Date;
  endsAt: Date;
  crowd: number;
}

/** The sessions of a course or camp that starts on `first`. */
export function getDays(schedule: DemoSchedule, first: string, { recurrenceId, scheduleId }: Ids): DemoDay[] {
  return schedule.days.map((day, index) => {
    const date = daysAfter(first, day);
    const startsAt = instantOfLocal(`${date} ${schedule.start}:00`, timezone);
    const endsAt = addMinutes(startsAt, schedule.duration);
    return {
      scheduleId,
      id: occurrenceId(recurrenceId, startsAt),
      date,
      startsAt,
      endsAt,
      crowd: schedule.crowd[index] ?? 0,
    };
  });
}

/** When booking opens: at nine, so many weeks before the start. */
export function opensAt({ opensWeeksBefore }: DemoSchedule, first: string): Date | null {
  return opensWeeksBefore === undefined
    ? null
    : instantOfLocal(`${daysAfter(first, opensWeeksBefore * -7)} 09:00:00`, timezone);
}
