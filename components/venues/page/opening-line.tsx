'use client';

import { cva } from 'class-variance-authority';
import Clock from 'lucide-react/icons/clock';
import { useLocale, useTranslations } from 'next-intl';
import { weekdayName } from '#lib/format/date-names.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { useNow } from '#lib/time/use-now.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import type { Language } from '#lib/zones/variant.ts';
import { hoursText, isAllDay } from './hours-text.ts';
import { openingState, type OpeningDay, type OpeningState, type OpenRange } from './opening-today.ts';

const line = cva('inline-flex items-center gap-1.5 lining-nums tabular-nums', {
  variants: {
    kind: { open: 'text-success on-dark:text-[#8fe0b4]', closed: 'text-ink-3 on-dark:text-inherit' },
  },
});

export type OpeningLineProps = {
  days: readonly OpeningDay[];
  timezone: string;
  /** Milliseconds: when the page was made. */
  renderedAt: number;
};

const closedText = (state: Extract<OpeningState, { kind: 'closed' }>, t: Translate, locale: Language): string => {
  const key = state.allDay ? 'venues.opening.closedToday' : 'venues.opening.closedNow';
  if (!state.next) return t(key);
  const day = weekdayName(state.next.weekday, locale, 'short');
  return t(`${key}Until`, { day, time: state.next.opens });
};

const openText = (ranges: readonly OpenRange[], t: Translate): string => {
  const hours = hoursText(ranges, t);
  return isAllDay(ranges) ? hours : t('venues.opening.open', { hours });
};

/** Today's opening times, or when the venue opens next; nothing where they are not known. */
export const OpeningLine = ({ days, timezone, renderedAt }: OpeningLineProps) => {
  const t = useTranslations();
  const locale = useLocale();
  const state = openingState(days, venueClock(useNow(renderedAt), timezone));
  if (!state) return null;
  return (
    <span className={line({ kind: state.kind })}>
      <Clock className="icon-s" />
      <span>{state.kind === 'open' ? openText(state.ranges, t) : closedText(state, t, locale)}</span>
    </span>
  );
};
