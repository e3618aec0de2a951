import { isTomorrow } from '#components/timetable/day/is-tomorrow.ts';
import { getDate } from '#contract/rules/wall-time.ts';
import { formatDate } from '#lib/format/format-date.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import type { Language } from '#lib/zones/variant.ts';

/** The day of a moment within a sentence: 'Tomorrow, Thu, 19 Nov 2026'. */
export function dayText(
  { local, timezone }: { local: string; timezone: string },
  now: Date,
  t: Translate,
  locale: Language,
): string {
  const date = formatDate(local, locale);
  const today = venueClock(now, timezone).date;
  if (getDate(local) === today) return t('timetable.pick.today', { date });
  return isTomorrow(getDate(local), today) ? t('timetable.pick.tomorrow', { date }) : date;
}
