'use client';

import { cva } from 'class-variance-authority';
import Ban from 'lucide-react/icons/ban';
import Check from 'lucide-react/icons/check';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useTranslations } from 'next-intl';
import { Segmented } from '#components/ui/form/segmented.tsx';

export type CourtToolsProps = { durations: readonly number[]; duration: number; onChange: (duration: number) => void };

const swatch = cva('grid size-[1rem] place-items-center rounded-s border', {
  variants: {
    look: {
      free: 'border-control bg-surface',
      selected: 'border-transparent bg-primary-action text-on-primary',
      taken: 'border-transparent bg-surface-3',
    },
  },
});

/** The duration filter, if there is a choice, and the legend of the grid. */
export const CourtTools = ({ durations, duration, onChange }: CourtToolsProps) => {
  const t = useTranslations('timetable');
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
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
      <ul
        className="ml-auto flex flex-wrap gap-x-4 gap-y-2 text-xs *:inline-flex *:items-center *:gap-1.5"
        aria-label={t('courts.legend')}
      >
        <li>
          <i className={swatch({ look: 'free' })} />
          {t('courts.free')}
        </li>
        <li>
          <i className={swatch({ look: 'selected' })}>
            <Check className="size-3 icon-lines stroke-2" />
          </i>
          {t('courts.selected')}
        </li>
        <li>
          <i className={swatch({ look: 'taken' })}>
            <Ban className="size-3 icon-lines stroke-2" />
          </i>
          {t('courts.soldOut')}
        </li>
        <li>
          <CircleCheck className="icon-s" />
          {t('courts.bookedByYou')}
        </li>
      </ul>
    </div>
  );
};
