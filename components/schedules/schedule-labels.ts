import { formatDate } from '#lib/format/format-date.ts';
import { formatWeek } from '#lib/format/format-week.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import type { Language } from '#lib/zones/variant.ts';
import type { ScheduleFacts } from './model/schedule-facts.ts';
import type { ScheduleKind } from './model/schedule.ts';

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

/** '21 Dec 2026–5 Jan 2027', or one date. */
export const datesText = ({ first, last }: Pick<ScheduleFacts, 'first' | 'last'>, locale: Language): string =>
  first === last ? formatDate(first, locale) : formatWeek(first, last, locale);

/** '09:00–15:30', or that the times differ. */
export const timesText = ({ times }: Pick<ScheduleFacts, 'times'>, t: Translate): string =>
  times ? `${times.start}–${times.end}` : t('camps.timesVary');

/** What the times are for: every day of a camp, or every Tuesday of a course. */
export const timesLabel = (kind: ScheduleKind, { weekday }: Pick<ScheduleFacts, 'weekday'>, t: Translate): string => {
  const name = weekday === null ? undefined : weekdays[weekday];
  return kind === 'courses' && name !== undefined ? t(`camps.every.${name}`) : t('camps.every.day');
};
