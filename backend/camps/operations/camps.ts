import type { Context } from '#backend/context.ts';
import { notFound } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { findSchedules, findSchedule } from '#backend/schedules/find-schedules.ts';
import { readSchedules, type ReadSchedule } from '#backend/schedules/read-schedules.ts';
import { getSchedules } from '#backend/schedules/schedule-shape.ts';
import { getPagination } from '#backend/serialize/pagination.ts';
import { listCampsEndpoint, getCampEndpoint, type CampSchedule } from '#contract/schedules/camps.ts';

/** Camps as the wire shows them (`campScheduleSchema`). */
async function getCamps(context: Context, schedules: ReadSchedule[]): Promise<CampSchedule[]> {
  const shapes = await getSchedules(context, schedules);
  return shapes.map((shape, index) => ({
    ...shape,
    pricingOptionAvailability: [
      ...(schedules[index]?.isSoldBundled === true ? (['bundled'] as const) : []),
      ...(schedules[index]?.isSoldIndividually === true ? (['individual'] as const) : []),
    ],
  }));
}

/** One camp by slug or id, with its sessions, extras and questions. Throws `not_found`. */
export const getCamp = operation(getCampEndpoint, async ({ params, query }, context) => {
  const row = await findSchedule(context.db, { bookingType: 'camps' }, params.id, query, context.clock.now());
  if (row === undefined) throw notFound();
  const [data] = await getCamps(context, await readSchedules(context, [row], query.source));
  if (data === undefined) throw notFound();
  return { data };
});

/** Camps not yet over, by start, then name (docs/product.md#camps-and-courses). */
export const listCamps = operation(listCampsEndpoint, async ({ query }, context) => {
  const { rows, total } = await findSchedules(context.db, { bookingType: 'camps' }, query, context.clock.now());
  const data = await getCamps(context, await readSchedules(context, rows, query.source));
  return { data, pagination: getPagination({ ...query, count: data.length, total }) };
});
