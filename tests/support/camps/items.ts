import type { Db } from '#backend/db/schema.ts';
import type { MadeSchedule } from '#tests/support/make-schedule.ts';

/** The whole of a camp, in the short names of the contract. */
export function entire({ id }: { id: string }): Record<string, unknown> {
  return { id, type: 'camp', booking_full_camp: true };
}

/** Days of a camp, counted from 0. */
export function getDays({ id, sessions }: MadeSchedule, days: number[]): Record<string, unknown> {
  return { id, type: 'camp', booking_full_camp: false, camp_occurrence_ids: days.map((day) => sessions[day]?.id) };
}

/** How many places of each session are counted, by start. */
export async function getTaken(db: Db, { id }: { id: string }): Promise<number[]> {
  const rows = await db
    .selectFrom('occurrences')
    .where('scheduleId', '=', id)
    .orderBy('startsAt')
    .select('consumed')
    .execute();
  return rows.map(({ consumed }) => consumed);
}
