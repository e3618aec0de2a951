'use client';

import { useNow } from '#lib/clock/use-now.ts';
import { dateWords } from '#lib/format/date-words.ts';
import { useText } from '#lib/messages/text-context.ts';
import { openingWeek } from '#lib/rules/opening-today.ts';
import { venueClock } from '#lib/rules/venue-clock.ts';
import { hoursText } from './hours-text.ts';
import type { OpeningLineProps } from './opening-line.tsx';

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
