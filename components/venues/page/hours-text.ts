import type { Translate } from '#lib/i18n/translate.ts';
import type { OpenRange } from './opening-today.ts';

/** Whether a venue never closes on that day. */
export const isAllDay = ([first]: readonly OpenRange[]): boolean =>
  first?.opens === '00:00' && first.closes === '24:00';

/** The hours of one day: '06:30–22:00', several joined with a comma, 'Closed', or 'Open 24 hours'. */
export const hoursText = (ranges: readonly OpenRange[], t: Translate): string => {
  if (ranges.length === 0) return t('venues.opening.closed');
  if (isAllDay(ranges)) return t('venues.opening.open24');
  return ranges.map(({ opens, closes }) => `${opens}–${closes}`).join(', ');
};
