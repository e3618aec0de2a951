import type { useTranslations } from 'next-intl';
import { restOfCourse } from '#components/schedules/model/rest-of-course.ts';
import { isCamp, type AnySchedule } from '#components/schedules/model/schedule.ts';
import { formatMoney } from '#lib/format/format-money.ts';

/** What the price of the whole stands for: 'Entire camp, 5 sessions', '6 sessions left, £7.20 each'. */
export function wholeText(schedule: AnySchedule, now: Date, t: ReturnType<typeof useTranslations<'camps'>>): string {
  const rest = restOfCourse(schedule, now);
  if (rest === null) return t(isCamp(schedule) ? 'entireOf' : 'courseOf', { count: schedule.occurrences.length });
  const { count, each, price } = rest;
  return each === null
    ? t('proRataCount', { count })
    : t('proRata', { count, each: formatMoney(each, price.currency) });
}
