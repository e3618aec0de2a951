import { daysBetween } from '#contract/rules/days-between.ts';
import { formatDay } from '#lib/format/format-date.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import type { Language } from '#lib/zones/variant.ts';

/** Whether a date is the day after today; both are YYYY-MM-DD. */
export const isTomorrow = (date: string, today: string): boolean => daysBetween(today, date) === 1;

/** A day inside a sentence: 'today', 'tomorrow', 'Tue, 24 Nov'. Both dates are YYYY-MM-DD. */
export function dayLabels(
  date: string,
  { t, locale, today }: { t: Translate; locale: Language; today: string },
): string {
  if (date === today) return t('timetable.today');
  return isTomorrow(date, today) ? t('timetable.tomorrow') : formatDay(date, locale);
}
