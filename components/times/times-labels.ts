import { sessionFragment } from '#components/booking/model/session-fragment.ts';
import { daysAfter } from '#contract/rules/calendar-date.ts';
import { getDate } from '#contract/rules/wall-time.ts';
import type { SearchHit } from '#contract/timetable/search.ts';
import { dateLabels } from '#lib/format/date-labels.ts';
import { formatDay } from '#lib/format/format-date.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { type TimesQuestion, lastDate } from '#lib/routing/times-path.ts';
import type { Language } from '#lib/zones/variant.ts';

/** A question as it can be booked from a date on (YYYY-MM-DD): for that date where its own is over. */
export const openQuestion = (question: TimesQuestion, today: string): TimesQuestion =>
  lastDate(question) < today ? { ...question, date: today, isWeekend: false } : question;

/** The session on its day in the timetable, where it is booked (docs/product.md#days-of-a-timetable). */
export const bookPath = ({ venue, occurrence: { id, activity, startsAt } }: SearchHit): string =>
  `/location/${venue.slug}/${activity.slug}/${getDate(startsAt.local)}${sessionFragment(id)}`;

export interface TimesText {
  t: Translate;
  language: Language;
  /** YYYY-MM-DD. */
  today: string;
}

const daysOfWeek = 7;

/** The name of a day in the bar: 'Today', 'Tomorrow', 'Thu'. */
export function dayName(date: string, { t, language, today }: TimesText): string {
  if (date === today) return t('times.today');
  return date === daysAfter(today, 1) ? t('times.tomorrow') : dateLabels(date, language).weekday;
}

/** The heading of one of several days: 'Saturday, 21 November', with its word where it is near. */
export function dayHeading(date: string, text: TimesText): string {
  const { weekdayLong, day, monthLong } = dateLabels(date, text.language);
  const isNear = date <= daysAfter(text.today, 1);
  return `${isNear ? dayName(date, text) : weekdayLong}, ${day} ${monthLong}`;
}

/** The question as a heading: 'Swimming, tomorrow evening'. `activity` is null for every activity. */
export function headingLabel(question: TimesQuestion, activity: string | null, text: TimesText): string {
  const { t, language, today } = text;
  const what = activity ?? t('times.everything');
  const part = question.part ?? 'all';
  const date = formatDay(question.date, language);
  if (question.isWeekend) {
    const isThis = question.date < daysAfter(today, daysOfWeek);
    return isThis ? t('times.heading.weekend', { what, part }) : t('times.heading.weekendOf', { what, part, date });
  }
  if (question.date === today) return t('times.heading.today', { what, part });
  if (question.date === daysAfter(today, 1)) return t('times.heading.tomorrow', { what, part });
  return t('times.heading.day', { what, part, date });
}
