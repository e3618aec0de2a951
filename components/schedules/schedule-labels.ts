import { weekdayName } from '#lib/format/date-names.ts';
import { formatDate } from '#lib/format/format-date.ts';
import { formatWeek } from '#lib/format/format-week.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import type { Language } from '#lib/zones/variant.ts';
import type { ScheduleFacts } from './model/schedule-facts.ts';

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** '21 Dec 2026–5 Jan 2027', or one date. */
export const datesText = ({ first, last }: Pick<ScheduleFacts, 'first' | 'last'>, locale: Language): string =>
  first === last ? formatDate(first, locale) : formatWeek(first, last, locale);

/** '09:00–15:30', or that the times differ. */
export const timesText = ({ times }: Pick<ScheduleFacts, 'times'>, t: Translate): string =>
  times ? `${times.start}–${times.end}` : t('camps.timesVary');

/** What the times are for: 'Every day', 'Monday to Friday', 'Every Tuesday', or 'Each session'. */
export function timesLabel({ rhythm }: Pick<ScheduleFacts, 'rhythm'>, t: Translate, locale: Language): string {
  if (rhythm.kind === 'daily') return t('camps.every.day');
  if (rhythm.kind === 'once') return t('camps.every.once');
  const only = rhythm.kind === 'weekly' && weekdays[rhythm.weekday - 1];
  if (only) return t(`camps.every.${only}`);
  if (rhythm.kind !== 'weekdays') return t('camps.every.session');
  const name = (weekday: number) => weekdayName(weekday, locale, 'long');
  return t('camps.every.weekdays', { from: name(rhythm.from), to: name(rhythm.to) });
}
