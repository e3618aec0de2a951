'use client';

import { useLocale } from 'next-intl';
import { formatDay } from '#lib/format/format-date.ts';
import { useNow } from '#lib/time/use-now.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import { useDesk } from './desk-context.tsx';

/** Time and day at the venue. */
export const DeskClock = ({ renderedAt }: { renderedAt: number }) => {
  const language = useLocale();
  const { date, time } = venueClock(useNow(renderedAt), useDesk().venue.timezone);
  return (
    <p className="grid justify-items-end">
      <time className="font-figures text-[calc(1.625rem*max(var(--heading-scale),0.72))]/none font-headline tracking-[0.01em]">
        {time}
      </time>
      <span className="text-xs opacity-84">{formatDay(date, language)}</span>
    </p>
  );
};
