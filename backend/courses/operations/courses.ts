import { getCourses } from '#backend/courses/course-shape.ts';
import { notFound } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { findSchedules, findSchedule } from '#backend/schedules/find-schedules.ts';
import { readSchedules } from '#backend/schedules/read-schedules.ts';
import { getPagination } from '#backend/serialize/pagination.ts';
import { listCoursesEndpoint, getCourseEndpoint } from '#contract/schedules/courses.ts';

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
