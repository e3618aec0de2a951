'use client';

import { useLocale, useTranslations } from 'next-intl';
import { groupByDayPart } from '#components/booking/model/timetable-parts.ts';
import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import type { TimetableDay } from '#components/timetable/model/timetable-day.ts';
import type { OccurrenceSummary } from '#contract/occurrences.ts';
import { formatDate } from '#lib/format/format-date.ts';
import { CourtRow, type CourtRowProps } from './court-row.tsx';
import { courtGrid } from './court-rows.ts';

export type CourtGridProps = Pick<CourtRowProps, 'selectedId' | 'onSelect'> & {
  day: TimetableDay;
  slots: readonly OccurrenceSummary[];
  now: Date;
};

/** Courts by time: a table on wide screens, rows of tappable courts on narrow ones. */
export const CourtGrid = ({ day, slots, now, ...choice }: CourtGridProps) => {
  const t = useTranslations('timetable');
  const locale = useLocale();
  const { courts, rows } = courtGrid(slots, now);
  const caption = { activity: day.activity.name, date: formatDate(day.date, locale) };
  return (
    <div className="court-grid">
      <table role="table" className="courts">
        <caption className="visually-hidden">{t('courts.caption', caption)}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {t('courts.time')}
            </th>
            {courts.map(({ id, name }) => (
              <th key={id} role="columnheader" scope="col">
                <CourtIllustration kind={day.activity.plan} zone={null} small />
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {groupByDayPart(rows).map(({ part, items }) => (
          <tbody key={part} role="rowgroup">
            <tr role="row" className="courts__part">
              <th role="rowheader" scope="rowgroup" colSpan={courts.length + 1}>
                {t(`part.${part}`)}
              </th>
            </tr>
            {items.map((row) => (
              <CourtRow key={row.key} row={row} {...choice} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
};
