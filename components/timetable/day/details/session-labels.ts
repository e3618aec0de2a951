import { getClock } from '#contract/rules/wall-time.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { formatLongDay } from '#lib/format/format-long-day.ts';
import type { Language } from '#lib/zones/variant.ts';

/** The accessible label of a session's button: its name, day and start, so that it makes sense on its own. */
export const sessionLabels = (session: OccurrenceSummary, locale: Language) => ({
  name: session.templateName,
  date: formatLongDay(session.startsAt.local, locale),
  time: getClock(session.startsAt.local),
});

/** Where it takes place: the friendly name where there is one. */
export const locationLabels = ({ friendlyLocationName, locationName }: OccurrenceSummary): string =>
  friendlyLocationName ?? locationName;
