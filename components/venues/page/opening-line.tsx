'use client';

import Clock from 'lucide-react/icons/clock';
import { classNames } from '#components/ui/layout/class-names.ts';
import { dateWords } from '#lib/format/date-words.ts';
import { useText } from '#lib/i18n/text-context.ts';
import type { Text } from '#lib/i18n/text.ts';
import { useNow } from '#lib/time/use-now.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import { hoursText, isAllDay } from './hours-text.ts';
import { openingState, type OpeningDay, type OpeningState, type OpenRange } from './opening-today.ts';

export type OpeningLineProps = {
  days: readonly OpeningDay[];
  timezone: string;
  /** Milliseconds: when the page was made. */
  renderedAt: number;
};

const closedText = (state: Extract<OpeningState, { kind: 'closed' }>, text: Text): string => {
  const key = state.allDay ? 'venues.opening.closedToday' : 'venues.opening.closedNow';
  if (!state.next) return text(key);
  const day = dateWords(state.next.date, text.language).weekday;
  return text(`${key}Until`, { day, time: state.next.opens });
};

const openText = (ranges: readonly OpenRange[], text: Text): string => {
  const hours = hoursText(ranges, text);
  return isAllDay(ranges) ? hours : text('venues.opening.open', { hours });
};

/** Today's opening times, or when the venue opens next; nothing where they are not known. */
export const OpeningLine = ({ days, timezone, renderedAt }: OpeningLineProps) => {
  const text = useText();
  const state = openingState(days, venueClock(useNow(renderedAt), timezone));
  if (!state) return null;
  return (
    <span className={classNames('opening', state.kind === 'closed' && 'opening--closed')}>
      <Clock className="icon icon--s" />
      <span className="num">{state.kind === 'open' ? openText(state.ranges, text) : closedText(state, text)}</span>
    </span>
  );
};
