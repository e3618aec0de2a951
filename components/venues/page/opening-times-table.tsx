'use client';

import { dateWords } from '#lib/format/date-words.ts';
import { useText } from '#lib/i18n/text-context.ts';
import { useNow } from '#lib/time/use-now.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import { hoursText } from './hours-text.ts';
import type { OpeningLineProps } from './opening-line.tsx';
import { openingWeek } from './opening-today.ts';

/** The opening times of the coming seven days, from Monday to Sunday, bank holidays included. */
export const OpeningTimes = ({ days, timezone, renderedAt }: OpeningLineProps) => {
  const text = useText();
  const today = venueClock(useNow(renderedAt), timezone).date;
  return (
    <table className="opening-times num">
      <caption className="visually-hidden">{text('venues.opening.caption')}</caption>
      <tbody>
        {openingWeek(days, today).map(({ date, ranges }) => (
          <tr key={date} aria-current={date === today ? 'date' : undefined}>
            <th scope="row">
              {dateWords(date, text.language).weekdayLong}
              {date === today && <span className="opening-times__today">{text('venues.opening.today')}</span>}
            </th>
            <td>{hoursText(ranges, text)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
