import type { Context } from '#backend/context.ts';
import type { ReadSchedule } from '#backend/schedules/read-schedules.ts';
import { getSchedules } from '#backend/schedules/schedule-shape.ts';
import type { CampSchedule } from '#contract/schedules/camps.ts';

/** Camps as the wire shows them (`campScheduleSchema`). */
export async function getCamps(context: Context, schedules: ReadSchedule[]): Promise<CampSchedule[]> {
  const shapes = await getSchedules(context, schedules);
  return shapes.map((shape, index) => ({
    ...shape,
    pricingOptionAvailability: [
      ...(schedules[index]?.isSoldBundled === true ? (['bundled'] as const) : []),
      ...(schedules[index]?.isSoldIndividually === true ? (['individual'] as const) : []),
    ],
  }));
}
