import { getCamps } from '#backend/camps/camp-shape.ts';
import { operation } from '#backend/operation.ts';
import { findSchedules } from '#backend/schedules/find-schedules.ts';
import { readSchedules } from '#backend/schedules/read-schedules.ts';
import { getPagination } from '#backend/serialize/pagination.ts';
import { listCampsEndpoint } from '#contract/schedules/camps.ts';

/** Camps not yet over, by start, then name (docs/product.md#camps-and-courses). */
export const listCamps = operation(listCampsEndpoint, async ({ query }, context) => {
  const { rows, total } = await findSchedules(context.db, { bookingType: 'camps' }, query, context.clock.now());
  const data = await getCamps(context, await readSchedules(context, rows, query.source));
  return { data, pagination: getPagination({ ...query, count: data.length, total }) };
});
