'use client';

import { cva } from 'class-variance-authority';
import Ban from 'lucide-react/icons/ban';
import CalendarX from 'lucide-react/icons/calendar-x';
import Check from 'lucide-react/icons/check';
import CircleCheck from 'lucide-react/icons/circle-check';
import Hourglass from 'lucide-react/icons/hourglass';
import { useTranslations } from 'next-intl';

const swatch = cva('grid size-[1rem] place-items-center rounded-s border', {
  variants: {
    look: {
      free: 'border-control bg-surface',
      selected: 'border-transparent bg-primary-action text-on-primary',
      taken: 'border-transparent bg-surface-3',
      reserved: 'border-transparent bg-warning-bg text-warning',
    },
  },
});

const mark = 'size-3 icon-lines stroke-2';

/** What the marks of the grid mean. */
export const CourtLegend = () => {
  const t = useTranslations('timetable');
  return (
    <ul
      className="mb-4 flex flex-wrap gap-x-4 gap-y-2 text-xs *:inline-flex *:items-center *:gap-1.5"
      aria-label={t('courts.legend')}
    >
      <li>
        <i className={swatch({ look: 'free' })} />
        {t('courts.free')}
      </li>
      <li>
        <i className={swatch({ look: 'selected' })}>
          <Check className={mark} />
        </i>
        {t('courts.selected')}
      </li>
      <li>
        <i className={swatch({ look: 'taken' })}>
          <Ban className={mark} />
        </i>
        {t('courts.soldOut')}
      </li>
      <li>
        <i className={swatch({ look: 'taken' })}>
          <CalendarX className={mark} />
        </i>
        {t('tag.busyShort')}
      </li>
      <li>
        <i className={swatch({ look: 'reserved' })}>
          <Hourglass className={mark} />
        </i>
        {t('tag.reserved')}
      </li>
      <li>
        <CircleCheck className="icon-s" />
        {t('courts.bookedByYou')}
      </li>
    </ul>
  );
};
