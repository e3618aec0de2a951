import { getCamps } from '#backend/camps/camp-shape.ts';
import { notFound } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { findSchedule } from '#backend/schedules/find-schedules.ts';
import { readSchedules } from '#backend/schedules/read-schedules.ts';
import { getCampEndpoint } from '#contract/schedules/camps.ts';

/** One camp by slug or id, with its sessions, extras and questions. Throws `not_found`. */
export const getCamp = operation(getCampEndpoint, async ({ params, query }, context) => {
  const row = await findSchedule(context.db, { bookingType: 'camps' }, params.id, query, context.clock.now());
  if (row === undefined) throw notFound();
  const [data] = await getCamps(context, await readSchedules(context, [row], query.source));
  if (data === undefined) throw notFound();
  return { data };
});
