import { useTranslations } from 'next-intl';
import { intervalLabels } from '#components/timetable/model/interval-runs.ts';
import type { CourtRow } from './court-rows.ts';

/** The heading above the starts at which people are let into one session. */
export const IntervalHead = ({ rows, columns }: { rows: readonly CourtRow[]; columns: number }) => {
  const t = useTranslations('timetable.interval');
  const labels = intervalLabels(rows);
  return (
    <tr role="row" className="@max-wide:block">
      <th role="rowheader" colSpan={columns} className="px-0 pt-3 pb-1 text-left text-s font-medium @max-wide:block">
        {t('title', labels)} <span className="font-normal text-ink-3">{t('count', labels)}</span>
      </th>
    </tr>
  );
};
