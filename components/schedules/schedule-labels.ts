import { formatDate } from '#lib/format/format-date.ts';
import { formatWeek } from '#lib/format/format-week.ts';
import type { Text } from '#lib/i18n/text.ts';
import type { ScheduleFacts } from './model/schedule-facts.ts';
import type { ScheduleKind } from './model/schedule.ts';

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** '21 Dec 2026–5 Jan 2027', or one date. */
export const datesText = ({ first, last }: Pick<ScheduleFacts, 'first' | 'last'>, text: Text): string =>
  first === last ? formatDate(first, text.language) : formatWeek(first, last, text.language);

/** '09:00–15:30', or that the times differ. */
export const timesText = ({ times }: Pick<ScheduleFacts, 'times'>, text: Text): string =>
  times ? `${times.start}–${times.end}` : text('camps.timesVary');

/** What the times are for: every day of a camp, or every Tuesday of a course. */
export const timesLabel = (kind: ScheduleKind, { weekday }: Pick<ScheduleFacts, 'weekday'>, text: Text): string => {
  const name = weekday === null ? undefined : weekdays[weekday];
  return kind === 'courses' && name !== undefined ? text(`camps.every.${name}`) : text('camps.every.day');
};
