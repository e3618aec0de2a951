import type { Endpoint } from '#contract/endpoint.ts';
import type { schedulesRoutes } from '#contract/routes/schedules.ts';
import { getCampEndpoint, listCampsEndpoint } from '#contract/schedules/camps.ts';
import { getCourseEndpoint, listCoursesEndpoint } from '#contract/schedules/courses.ts';

export const schedulesEndpoints = {
  listCamps: listCampsEndpoint,
  getCamp: getCampEndpoint,
  listCourses: listCoursesEndpoint,
  getCourse: getCourseEndpoint,
} satisfies Record<keyof typeof schedulesRoutes, Endpoint>;
