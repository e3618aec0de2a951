import type { Context } from '#backend/context.ts';
import { notFound } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { findSchedules, findSchedule } from '#backend/schedules/find-schedules.ts';
import { readSchedules, type ReadSchedule } from '#backend/schedules/read-schedules.ts';
import { getSchedules } from '#backend/schedules/schedule-shape.ts';
import { moneyOrNull } from '#backend/serialize/money.ts';
import { getPagination } from '#backend/serialize/pagination.ts';
import { listCoursesEndpoint, getCourseEndpoint, type CourseSchedule } from '#contract/schedules/courses.ts';

/** Courses as the wire shows them (`courseScheduleSchema`). */
async function getCourses(context: Context, schedules: ReadSchedule[]): Promise<CourseSchedule[]> {
  const shapes = await getSchedules(context, schedules);
  return schedules.flatMap(({ row, proRataPrice }, index) => {
    const shape = shapes[index];
    if (shape === undefined) return [];
    const { currency, allowCustomerBookCourseAfterStart } = row;
    return [{ ...shape, proRataPrice: moneyOrNull(proRataPrice, currency), allowCustomerBookCourseAfterStart }];
  });
}

/** One course by slug or id. Throws `not_found`, also for one whose booking has not opened, unless asked otherwise. */
export const getCourse = operation(getCourseEndpoint, async ({ params, query }, context) => {
  const kind = { bookingType: 'courses', isOpened: query.filterByFirstBookableAt } as const;
  const row = await findSchedule(context.db, kind, params.id, query, context.clock.now());
  if (row === undefined) throw notFound();
  const [data] = await getCourses(context, await readSchedules(context, [row], query.source));
  if (data === undefined) throw notFound();
  return { data };
});

/**
 * Courses not yet over, by start, then name; unless asked otherwise only those whose booking has opened
 * (docs/product.md#camps-and-courses).
 */
export const listCourses = operation(listCoursesEndpoint, async ({ query }, context) => {
  const kind = { bookingType: 'courses', isOpened: query.filterByFirstBookableAt } as const;
  const { rows, total } = await findSchedules(context.db, kind, query, context.clock.now());
  const data = await getCourses(context, await readSchedules(context, rows, query.source));
  return { data, pagination: getPagination({ ...query, count: data.length, total }) };
});
