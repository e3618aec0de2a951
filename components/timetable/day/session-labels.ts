import { getClock } from '#components/booking/model/timetable-parts.ts';
import type { OccurrenceSummary } from '#contract/occurrences.ts';
import { formatLongDay } from '#lib/format/format-long-day.ts';
import type { Text } from '#lib/i18n/text.ts';

/** Which session a button means: its name, day and start, for those who hear the button alone. */
export const sessionLabels = (session: OccurrenceSummary, text: Text) => ({
  name: session.templateName,
  date: formatLongDay(session.startsAt.local, text.language),
  time: getClock(session.startsAt),
});

/** Where it takes place: the friendly name where there is one. */
export const locationLabels = ({ friendlyLocationName, locationName }: OccurrenceSummary): string =>
  friendlyLocationName ?? locationName;
