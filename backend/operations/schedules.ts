import { getCamp } from '../camps/operations/get-camp.ts';
import { listCamps } from '../camps/operations/list-camps.ts';
import { getCourse } from '../courses/operations/get-course.ts';
import { listCourses } from '../courses/operations/list-courses.ts';

export const schedulesOperations = {
  listCamps,
  getCamp,
  listCourses,
  getCourse,
};
