import { instantOfLocal } from '#backend/serialize/venue-time.ts';
import { demoId, occurrenceId } from './identity.ts';
import type { DemoSchedule } from './schedules.ts';

const timezone = 'Europe/London';
const oneDay = 86_400_000;

/** A date so many days later. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * oneDay).toISOString().slice(0, 10);
}

export interface Ids {
  scheduleId: string;
  recurrenceId: string;
  categoryId: string;
  templateId: string;
}

/** Ids that are the same on every machine, and others for every start. */
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
    const date = addDays(first, day);
    const startsAt = instantOfLocal(`${date} ${schedule.start}:00`, timezone);
    const endsAt = new Date(startsAt.getTime() + schedule.duration * 60_000);
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
    : instantOfLocal(`${addDays(first, opensWeeksBefore * -7)} 09:00:00`, timezone);
}
