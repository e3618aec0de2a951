'use client';

import { useLocale, useTranslations } from 'next-intl';
import { LaneRibbon, type LaneRibbonProps } from '#components/illustrations/lane-ribbon.tsx';
import type { CampWeek } from '#components/schedules/model/camp-weeks.ts';
import { formatDay } from '#lib/format/format-date.ts';
import { formatWeek } from '#lib/format/format-week.ts';

type WeekHeadProps = {
  week: Pick<CampWeek<unknown>, 'number' | 'first' | 'last'>;
  /** One lane for each session. */
  lanes: LaneRibbonProps['lanes'];
  id: string;
};

/** A week of a camp: its number, its days, and a lane for each session. */
export const WeekHead = ({ week: { number, first, last }, lanes, id }: WeekHeadProps) => {
  const t = useTranslations('camps');
  const locale = useLocale();
  const days = first === last ? formatDay(first, locale) : formatWeek(first, last, locale);
  return (
    <div className="mb-3 flex items-center justify-between gap-4">
      <h3 className="flex flex-wrap items-baseline gap-x-2.5 heading-4" id={id}>
        {t('week', { number })} <span className="font-body text-s font-normal tracking-[0] text-ink-3">{days}</span>
      </h3>
      <LaneRibbon lanes={lanes} />
    </div>
  );
};
