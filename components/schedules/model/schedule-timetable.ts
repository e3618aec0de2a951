import { parseISO } from 'date-fns/parseISO';
import { startOfISOWeek } from 'date-fns/startOfISOWeek';
import { hasEnded } from '#components/booking/model/timetable-now.ts';
import { daysAfter } from '#contract/rules/calendar-date.ts';
import { toCalendarDate } from '#contract/rules/to-calendar-date.ts';
import { getDate } from '#contract/rules/wall-time.ts';
import type { AnySchedule } from './schedule.ts';

type Session = AnySchedule['occurrences'][number];

export interface ScheduledSession {
  schedule: AnySchedule;
  session: Session;
}

export interface ScheduledWeek {
  /** YYYY-MM-DD: Monday and Sunday. */
  first: string;
  last: string;
  /** The days on which something is on, in order. */
  days: { date: string; sessions: ScheduledSession[] }[];
}

const getStartDate = ({ session }: ScheduledSession): string => getDate(session.startsAt.local);

const getMonday = (date: string): string => toCalendarDate(startOfISOWeek(parseISO(date)));

const getDay = (date: string, all: readonly ScheduledSession[]) => ({
  date,
  sessions: all.filter((one) => getStartDate(one) === date),
});

/**
 * The sessions of several camps or courses by calendar week, Monday first, from the week that `today` (YYYY-MM-DD) lies
 * in. Weeks in which nothing is on are left out.
 */
export const scheduledWeeks = (schedules: readonly AnySchedule[], today: string): ScheduledWeek[] => {
  const monday = getMonday(today);
  const all = schedules
    .flatMap((schedule) => schedule.occurrences.map((session) => ({ schedule, session })))
    .filter((one) => getStartDate(one) >= monday)
    .toSorted(
      (one, other) =>
        one.session.startsAt.local.localeCompare(other.session.startsAt.local) ||
        one.schedule.name.localeCompare(other.schedule.name),
    );
  const dates = [...new Set(all.map(getStartDate))];
  const mondays = [...new Set(dates.map(getMonday))];
  return mondays.map((first) => {
    const last = daysAfter(first, 6);
    return {
      first,
      last,
      days: dates.filter((date) => date >= first && date <= last).map((date) => getDay(date, all)),
    };
  });
};

/** The week to begin with: the first in which something is still to come, else the first. */
export const weekToShow = (weeks: readonly ScheduledWeek[], now: Date): ScheduledWeek | undefined =>
  weeks.find(({ days }) => days.some(({ sessions }) => sessions.some(({ session }) => !hasEnded(session, now)))) ??
  weeks[0];
