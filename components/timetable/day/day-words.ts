import { formatDay } from '#lib/format/format-date.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import type { Language } from '#lib/zones/variant.ts';

const DAY_MS = 86_400_000;

/** A day inside a sentence: 'today', 'tomorrow', 'Tue, 24 Nov'. Both dates are YYYY-MM-DD. */
export function dayWords(
  date: string,
  { t, locale, today }: { t: Translate; locale: Language; today: string },
): string {
  if (date === today) return t('timetable.today');
  return Date.parse(date) - Date.parse(today) === DAY_MS ? t('timetable.tomorrow') : formatDay(date, locale);
}
