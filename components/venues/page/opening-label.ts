import { weekdayName } from '#lib/format/date-names.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import type { VenueClock } from '#lib/time/venue-clock.ts';
import type { Language } from '#lib/zones/variant.ts';
import { openingState, type OpeningDay, type OpeningState, type OpenRange } from './opening-today.ts';

/** Whether a venue never closes on that day. */
export const isAllDay = ([first]: readonly OpenRange[]): boolean =>
  first?.opens === '00:00' && first.closes === '24:00';

/** The hours of one day: '06:30–22:00', several joined with a comma, 'Closed', or 'Open 24 hours'. */
export const hoursText = (ranges: readonly OpenRange[], t: Translate): string => {
  if (ranges.length === 0) return t('venues.opening.closed');
  if (isAllDay(ranges)) return t('venues.opening.open24');
  return ranges.map(({ opens, closes }) => `${opens}–${closes}`).join(', ');
};

/** Today's opening times in words. */
export interface OpeningLabel {
  kind: OpeningState['kind'];
  text: string;
}

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

/** Today's opening times, or when the venue opens next; null where they are not known. */
export function openingLabel(
  days: readonly OpeningDay[],
  clock: VenueClock,
  { t, language }: { t: Translate; language: Language },
): OpeningLabel | null {
  const state = openingState(days, clock);
  if (!state) return null;
  return { kind: state.kind, text: state.kind === 'open' ? openText(state.ranges, t) : closedText(state, t, language) };
}
