'use client';

import { useLocale, useTranslations } from 'next-intl';
import { weekdayName } from '#lib/format/date-names.ts';
import { useNow } from '#lib/time/use-now.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import { hoursText } from './opening-label.ts';
import type { OpeningLineProps } from './opening-line.tsx';
import { openingWeek } from './opening-today.ts';

/** The opening times of the coming seven days, from Monday to Sunday, bank holidays included. */
export const OpeningTimes = ({ days, timezone, renderedAt }: OpeningLineProps) => {
  const t = useTranslations();
  const locale = useLocale();
  const today = venueClock(useNow(renderedAt), timezone).date;
  return (
    <table className="mt-3 w-full border-collapse text-s lining-nums tabular-nums">
      <caption className="sr-only">{t('venues.opening.caption')}</caption>
      <tbody>
        {openingWeek(days, today).map(({ date, weekday, ranges }) => (
          <tr
            key={date}
            className={date === today ? 'font-bold text-ink' : 'font-normal'}
            aria-current={date === today ? 'date' : undefined}
          >
            <th className="px-0 py-1.5 text-left align-baseline [font-weight:inherit]" scope="row">
              {weekdayName(weekday, locale, 'long')}
              {date === today && (
                <span className="ml-2 rounded-full bg-primary-100 px-1.75 py-0.25 text-[length:var(--text-xs)] font-medium text-primary-text">
                  {t('venues.opening.today')}
                </span>
              )}
            </th>
            <td className="px-0 py-1.5 text-right align-baseline">{hoursText(ranges, t)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
