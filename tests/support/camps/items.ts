import type { Db } from '#backend/db/schema.ts';
import type { MadeSchedule } from '#tests/support/make/make-schedule.ts';

/** An item for the whole of a camp, in the short names of the contract. */
export function entire({ id }: { id: string }): Record<string, unknown> {
  return { id, type: 'camp', booking_full_camp: true };
}

/** An item for days of a camp, by their index. */
export function getDays({ id, sessions }: MadeSchedule, days: number[]): Record<string, unknown> {
  return { id, type: 'camp', booking_full_camp: false, camp_occurrence_ids: days.map((day) => sessions[day]?.id) };
}

/** The consumed places of each session, by start. */
export async function getTaken(db: Db, { id }: { id: string }): Promise<number[]> {
  const rows = await db
    .selectFrom('occurrences')
    .where('scheduleId', '=', id)
    .orderBy('startsAt')
    .select('consumed')
    .execute();
  return rows.map(({ consumed }) => consumed);
}
