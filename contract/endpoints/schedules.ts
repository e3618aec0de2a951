import { getCampEndpoint, listCampsEndpoint } from '#contract/camps.ts';
import { getCourseEndpoint, listCoursesEndpoint } from '#contract/courses.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { schedulesRoutes } from '#contract/routes/schedules.ts';

export const schedulesEndpoints = {
  listCamps: listCampsEndpoint,
  getCamp: getCampEndpoint,
  listCourses: listCoursesEndpoint,
  getCourse: getCourseEndpoint,
} satisfies Record<keyof typeof schedulesRoutes, Endpoint>;
