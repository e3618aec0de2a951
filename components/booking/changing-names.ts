import { getClock, getDate } from '#contract/rules/wall-time.ts';
import { formatDay } from '#lib/format/format-date.ts';
import type { Language } from '#lib/zones/variant.ts';
import type { ChangingLine } from './changing-line.ts';

/** A line that is being changed, for the messages that name it. */
export const changingNames = ({ name, startsAt }: ChangingLine, locale: Language) => ({
  name,
  date: formatDay(getDate(startsAt.local), locale),
  time: getClock(startsAt.local),
});
