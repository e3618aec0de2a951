'use client';

import { useLocale, useTranslations } from 'next-intl';
import { weekdayName } from '#lib/format/date-names.ts';
import { useNow } from '#lib/time/use-now.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import { hoursText } from './hours-text.ts';
import type { OpeningLineProps } from './opening-line.tsx';
import { openingWeek } from './opening-today.ts';

/** The opening times of the coming seven days, from Monday to Sunday, bank holidays included. */
export const OpeningTimes = ({ days, timezone, renderedAt }: OpeningLineProps) => {
  const t = useTranslations();
  const locale = useLocale();
  const today = venueClock(useNow(renderedAt), timezone).date;
  return (
    <table className="opening-times num">
      <caption className="visually-hidden">{t('venues.opening.caption')}</caption>
      <tbody>
        {openingWeek(days, today).map(({ date, weekday, ranges }) => (
          <tr key={date} aria-current={date === today ? 'date' : undefined}>
            <th scope="row">
              {weekdayName(weekday, locale, 'long')}
              {date === today && <span className="opening-times__today">{t('venues.opening.today')}</span>}
            </th>
            <td>{hoursText(ranges, t)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
