'use client';

import Ban from 'lucide-react/icons/ban';
import Check from 'lucide-react/icons/check';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useTranslations } from 'next-intl';
import { Segmented } from '#components/ui/form/segmented.tsx';

export type CourtToolsProps = { durations: readonly number[]; duration: number; onChange: (duration: number) => void };

/** The duration filter, if there is a choice, and the legend of the grid. */
export const CourtTools = ({ durations, duration, onChange }: CourtToolsProps) => {
  const t = useTranslations('timetable');
  return (
    <div className="tools">
      {durations.length > 1 && (
        <Segmented
          label={t('courts.length')}
          options={durations.map((minutes) => ({
            value: String(minutes),
            label: t('minutes', { minutes }),
          }))}
          value={String(duration)}
          onChange={(value) => onChange(Number(value))}
        />
      )}
      <ul className="legend" aria-label={t('courts.legend')}>
        <li>
          <i />
          {t('courts.free')}
        </li>
        <li>
          <i className="legend__selected">
            <Check className="icon" />
          </i>
          {t('courts.selected')}
        </li>
        <li>
          <i className="legend__taken">
            <Ban className="icon" />
          </i>
          {t('courts.soldOut')}
        </li>
        <li>
          <CircleCheck className="icon icon--s" />
          {t('courts.bookedByYou')}
        </li>
      </ul>
    </div>
  );
};
