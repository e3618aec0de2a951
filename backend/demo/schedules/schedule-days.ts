import { addMinutes } from 'date-fns/addMinutes';
import { getISODay } from 'date-fns/getISODay';
import { parseISO } from 'date-fns/parseISO';
import { demoId, occurrenceId } from '#backend/demo/identity.ts';
import { bankHolidays } from '#backend/demo/opening.ts';
import { instantOfLocal } from '#backend/serialize/venue-time.ts';
import { daysAfter } from '#contract/rules/calendar-date.ts';
import { siteZone } from '#contract/rules/site-zone.ts';
import type { DemoSchedule } from './demo-schedule.ts';

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

/**
 * The dates of a course or camp from `first` on: a course on the same day of each week, a camp from Monday to Friday;
 * neither on a bank holiday, so that it ends later.
 */
export function getDates({ kind, sessions }: Pick<DemoSchedule, 'kind' | 'sessions'>, first: string): string[] {
  // Bank holidays never make it twice as long.
  const span = sessions * 14;
  const holidays = bankHolidays(first, span);
  const weekday = getISODay(parseISO(first));
  return Array.from({ length: span }, (_, index) => daysAfter(first, index))
    .filter(
      (date, index) => (kind === 'courses' ? index % 7 === 0 : (weekday + index - 1) % 7 < 5) && !holidays.has(date),
    )
    .slice(0, sessions);
}

/** The sessions of a course or camp that starts on `first`, or on the first day after it that is no bank holiday. */
export function getDays(schedule: DemoSchedule, first: string, { recurrenceId, scheduleId }: Ids): DemoDay[] {
  return getDates(schedule, first).map((date, index) => {
    const startsAt = instantOfLocal(`${date} ${schedule.start}:00`, siteZone);
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
    : instantOfLocal(`${daysAfter(first, opensWeeksBefore * -7)} 09:00:00`, siteZone);
}
