import { eachDayOfInterval } from 'date-fns/eachDayOfInterval';
import { endOfISOWeek } from 'date-fns/endOfISOWeek';
import { parseISO } from 'date-fns/parseISO';
import { startOfISOWeek } from 'date-fns/startOfISOWeek';
import type { TimetableDay } from '#components/timetable/model/timetable-day.ts';
import { daysAfter } from '#contract/rules/calendar-date.ts';
import { toCalendarDate } from '#contract/rules/to-calendar-date.ts';
import { dateLabels } from '#lib/format/date-labels.ts';
import { formatWeek } from '#lib/format/format-week.ts';
import { isInWindow, saleWindow } from '#lib/time/sale-window.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import type { Language } from '#lib/zones/variant.ts';

export interface DateBarDay {
  /** YYYY-MM-DD. */
  date: string;
  /** Wed */
  weekday: string;
  /** 18 */
  dayOfMonth: string;
  /** November */
  month: string;
}

/** The formatted labels of the week that contains a timetable's day. */
export interface DateBarWeek {
  /** Monday to Sunday. */
  days: readonly DateBarDay[];
  /** The Sunday before and the Monday after, YYYY-MM-DD. */
  around: { before: string; after: string };
  /** 16–22 Nov 2026 */
  label: string;
  /** The same day of the week before, YYYY-MM-DD. */
  previous: string;
  /** The same day of the week after; null where nothing is on sale any more. */
  next: string | null;
}

/** The labels of the date bar for a day's week, formatted on the server so that the browser needs no date code. */
export function dateBarWeek({ date, venue, openDates, renderedAt }: TimetableDay, language: Language): DateBarWeek {
  const [start, end] = [startOfISOWeek(parseISO(date)), endOfISOWeek(parseISO(date))];
  const today = venueClock(new Date(renderedAt), venue.timezone).date;
  const next = daysAfter(date, 7);
  const days = eachDayOfInterval({ start, end }).map(toCalendarDate);
  return {
    days: days.map((one) => {
      const { weekday, day, monthLong } = dateLabels(one, language);
      return { date: one, weekday, dayOfMonth: day, month: monthLong };
    }),
    around: { before: daysAfter(toCalendarDate(start), -1), after: daysAfter(toCalendarDate(end), 1) },
    label: formatWeek(toCalendarDate(start), toCalendarDate(end), language),
    previous: daysAfter(date, -7),
    next: isInWindow(next, saleWindow(today, openDates.at(-1) ?? null)) ? next : null,
  };
}
