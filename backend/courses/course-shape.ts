import type { Context } from '#backend/context.ts';
import type { ReadSchedule } from '#backend/schedules/read-schedules.ts';
import { getSchedules } from '#backend/schedules/schedule-shape.ts';
import { moneyOrNull } from '#backend/serialize/money.ts';
import type { CourseSchedule } from '#contract/schedules/courses.ts';

/** Courses as the wire shows them (`courseScheduleSchema`). */
export async function getCourses(context: Context, schedules: ReadSchedule[]): Promise<CourseSchedule[]> {
  const shapes = await getSchedules(context, schedules);
  return schedules.flatMap(({ row, proRataPrice }, index) => {
    const shape = shapes[index];
    if (shape === undefined) return [];
    const { currency, allowCustomerBookCourseAfterStart } = row;
    return [{ ...shape, proRataPrice: moneyOrNull(proRataPrice, currency), allowCustomerBookCourseAfterStart }];
  });
}
