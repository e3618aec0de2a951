'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useNow } from '#lib/time/use-now.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import { openingLabel } from './opening-label.ts';
import { OpeningText } from './opening-text.tsx';
import type { OpeningDay } from './opening-today.ts';

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
