import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { moneySchema } from '#contract/primitives.ts';
import { queryBoolean } from '#contract/query.ts';
import { routes } from '#contract/routes.ts';
import { scheduleListQuery, scheduleParams, scheduleQuery, scheduleSchema } from './schedules.ts';

export const courseScheduleSchema = scheduleSchema.extend({
  /** For the sessions left of a course that has begun; takes the place of `price` when it is there. */
  proRataPrice: moneySchema.nullable(),
  allowCustomerBookCourseAfterStart: z.boolean(),
});
export type CourseSchedule = z.infer<typeof courseScheduleSchema>;

/** Only courses whose booking has opened. */
const openedFilter = { filterByFirstBookableAt: queryBoolean.default(true) };

export const listCoursesEndpoint = endpoint({
  route: routes.listCourses,
  query: scheduleListQuery.extend(openedFilter),
  data: z.array(courseScheduleSchema),
});
export const getCourseEndpoint = endpoint({
  route: routes.getCourse,
  params: scheduleParams,
  query: scheduleQuery.extend(openedFilter),
  data: courseScheduleSchema,
});
