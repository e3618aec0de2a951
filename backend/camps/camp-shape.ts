import type { Context } from '#backend/context.ts';
import type { ReadSchedule } from '#backend/schedules/read-schedules.ts';
import { getSchedules } from '#backend/schedules/schedule-shape.ts';
import type { CampSchedule } from '#contract/camps.ts';

/** Camps as the wire shows them (`campScheduleSchema`). */
export async function getCamps(context: Context, read: ReadSchedule[]): Promise<CampSchedule[]> {
  const shapes = await getSchedules(context, read);
  return shapes.map((shape, index) => ({
    ...shape,
    pricingOptionAvailability: [
      ...(read[index]?.isSoldBundled === true ? (['bundled'] as const) : []),
      ...(read[index]?.isSoldIndividually === true ? (['individual'] as const) : []),
    ],
  }));
}
