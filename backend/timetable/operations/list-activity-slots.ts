import { operation } from '#backend/operation.ts';
import { readDay } from '#backend/timetable/read-day.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { listActivitySlotsEndpoint, listActivitySlotsV2Endpoint } from '#contract/timetable/timetable.ts';

interface Wanted {
  locationId?: string | undefined;
  compositeKey?: string | undefined;
}

function fits(session: OccurrenceSummary, { locationId, compositeKey }: Wanted): boolean {
  if (compositeKey !== undefined && session.compositeKey !== compositeKey) return false;
  return locationId === undefined || session.locations.some(({ id }) => id === locationId);
}

/** Slots of a day before the migration date, by start, then location; of one location or one time if asked. */
export const listActivitySlots = operation(listActivitySlotsEndpoint, async ({ params, query }, context) => {
  const request = { ...params, date: query.date, channel: query.source, isV2: false };
  const { sessions } = await readDay(context, request);
  return { data: sessions.filter((session) => fits(session, query)) };
});

/** Slots of a day from the migration date on. */
export const listActivitySlotsV2 = operation(listActivitySlotsV2Endpoint, async ({ params, query }, context) => {
  const request = { ...params, date: query.date, channel: query.source, isV2: true };
  const { sessions } = await readDay(context, request);
  return { data: sessions.filter((session) => fits(session, query)) };
});
