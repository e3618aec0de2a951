import type { CourseSchedule } from '../../contract/courses.ts';
import type { Context } from '../context.ts';
import type { ReadSchedule } from '../schedules/read-schedules.ts';
import { schedulesOf } from '../schedules/schedule-shape.ts';
import { moneyOrNull } from '../shape/money.ts';

/** Courses as the wire shows them (API: CourseSchedule). */
export async function coursesOf(context: Context, read: ReadSchedule[]): Promise<CourseSchedule[]> {
  const shapes = await schedulesOf(context, read);
  return read.flatMap(({ row, proRataPrice }, index) => {
    const shape = shapes[index];
    if (shape === undefined) return [];
    const { currency, allowCustomerBookCourseAfterStart } = row;
    return [{ ...shape, proRataPrice: moneyOrNull(proRataPrice, currency), allowCustomerBookCourseAfterStart }];
  });
}
