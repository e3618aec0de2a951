import { notFound } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { cancelOccurrence } from '#backend/session-changes/cancel-occurrence.ts';
import { changeOccurrence } from '#backend/session-changes/change-occurrence.ts';
import { findOccurrence } from '#backend/timetable/find-occurrence.ts';
import { readOccurrences } from '#backend/timetable/read-occurrences.ts';
import { updateOccurrenceEndpoint } from '#contract/timetable/update-occurrence.ts';

/**
 * Changes a session, or deletes it: then it is cancelled with its bookings, and people get back what they paid
 * (docs/product.md#managing-the-timetable). Throws `forbidden` without the permission `timetable`, `not_found`,
 * `validation_failed`, `not_bookable`, `capacity_below_bookings`, `clash` and `cannot_cancel`.
 */
export const updateOccurrence = operation(updateOccurrenceEndpoint, async ({ params, body }, context) => {
  if (body.action === 'delete') await cancelOccurrence(context, params.id, body.reason);
  else await changeOccurrence(context, params.id, body);
  const found = await findOccurrence(context.db, params.id, context.clock.now());
  const [occurrence] = await readOccurrences(context, [found], 'online');
  if (occurrence === undefined) throw notFound();
  return { data: occurrence };
});
