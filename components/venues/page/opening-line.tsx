'use client';

import { cva } from 'class-variance-authority';
import Clock from 'lucide-react/icons/clock';
import { useLocale, useTranslations } from 'next-intl';
import { useNow } from '#lib/time/use-now.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import { openingLabel, type OpeningLabel } from './opening-label.ts';
import type { OpeningDay } from './opening-today.ts';

const line = cva('inline-flex items-center gap-1.5 lining-nums tabular-nums', {
  variants: {
    kind: { open: 'text-success on-dark:text-[#8fe0b4]', closed: 'text-ink-3 on-dark:text-inherit' },
  },
});

/** Today's opening times with a clock. */
export const OpeningText = ({ kind, text }: OpeningLabel) => (
  <span className={line({ kind })}>
    <Clock className="icon-s" />
    <span>{text}</span>
  </span>
);

export type OpeningLineProps = {
  days: readonly OpeningDay[];
  timezone: string;
  /** Milliseconds: when the page was made. */
  renderedAt: number;
};

/** Today's opening times, or when the venue opens next; nothing where they are not known. */
export const OpeningLine = ({ days, timezone, renderedAt }: OpeningLineProps) => {
  const t = useTranslations();
  const language = useLocale();
  const words = openingLabel(days, venueClock(useNow(renderedAt), timezone), { t, language });
  return words && <OpeningText {...words} />;
};
