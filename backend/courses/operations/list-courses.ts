import { getCourses } from '#backend/courses/course-shape.ts';
import { operation } from '#backend/operation.ts';
import { findSchedules } from '#backend/schedules/find-schedules.ts';
import { readSchedules } from '#backend/schedules/read-schedules.ts';
import { getPagination } from '#backend/serialize/pagination.ts';
import { listCoursesEndpoint } from '#contract/schedules/courses.ts';

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
