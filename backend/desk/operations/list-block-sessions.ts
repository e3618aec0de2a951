import type { Context } from '#backend/context.ts';
import { asCustomer } from '#backend/desk/as-customer.ts';
import { getBlockClash, isOnSameCourt } from '#backend/desk/blocks/block-clash.ts';
import { findBlockIds, getBlockDays } from '#backend/desk/blocks/find-block-ids.ts';
import { findDeskVenue } from '#backend/desk/find-desk-venue.ts';
import { operation } from '#backend/operation.ts';
import { findOccurrences } from '#backend/timetable/find-occurrence.ts';
import type { OccurrenceRow } from '#backend/timetable/occurrence-row.ts';
import { getSummaryContext } from '#backend/timetable/read-day.ts';
import { getSummary } from '#backend/timetable/summary.ts';
import { listBlockSessionsEndpoint, type BlockSession } from '#contract/desk/block-sessions.ts';
import { mostBlockSessions } from '#contract/rules/block-limits.ts';

/** The sessions with what is in the way of each; of two on one court at one time the second is in the way of the first. */
async function readSessions(context: Context, ids: readonly string[], places: number): Promise<BlockSession[]> {
  const found = await findOccurrences(context.db, ids, context.clock.now());
  const [first] = found;
  if (first === undefined) return [];
  const rows = found.map(({ row }) => row);
  const [ofAccount, everybody] = await Promise.all([
    getSummaryContext(asCustomer(context), first.scope, rows, 'foh'),
    getSummaryContext({ ...context, actingUserId: null }, first.scope, rows, 'foh'),
  ]);
  const free: OccurrenceRow[] = [];
  return found.map(({ row, scope }) => {
    const summary = getSummary(row, { ...ofAccount, scope });
    const bySession = getBlockClash(row, { everybody: { ...everybody, scope }, account: ofAccount.personal, places });
    const clash = bySession ?? (isOnSameCourt(row, free) ? 'busy' : null);
    if (clash === null) free.push(row);
    return {
      id: row.id,
      name: row.templateName,
      locationName: row.friendlyLocationName ?? row.locationName,
      startsAt: summary.startsAt,
      endsAt: summary.endsAt,
      available: summary.capacity.available,
      price: summary.price,
      clash,
    };
  });
}

/**
 * The sessions of an activity that a block of these weekdays, times and days would have, with what is in the way of each
 * (docs/product.md#block-bookings). Throws `not_found`.
 */
export const listBlockSessions = operation(listBlockSessionsEndpoint, async ({ query }, context) => {
  const venue = await findDeskVenue(context, query.venue);
  const days = getBlockDays(query);
  const ids = await findBlockIds(context.db, venue, { query, days, limit: mostBlockSessions + 1 });
  const withSessions = new Set(ids.map(({ localDate }) => localDate));
  const hasMore = ids.length > mostBlockSessions;
  const shown = ids.slice(0, mostBlockSessions);
  const sessions = await readSessions(
    context,
    shown.map(({ id }) => id),
    query.places,
  );
  // Beyond the last one that was read nothing is known.
  const last = hasMore ? ids.at(-1)?.localDate : undefined;
  const daysWithout = days.filter((day) => !withSessions.has(day) && (last === undefined || day < last));
  return { data: { sessions, hasMore, daysWithout } };
});
