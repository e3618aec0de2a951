import type { Tx } from '#backend/db/schema.ts';
import { bookForSam } from './book-for-sam.ts';
import { insertSchedule } from './insert-schedule.ts';
import { addDays } from './schedule-days.ts';
import { demoSchedules, type DemoSchedule } from './schedules.ts';

function getMonday(date: string): string {
  return addDays(date, -((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7));
}

/** Camps begin on Monday, courses are on Wednesday. */
function firstDay({ kind, startWeek }: DemoSchedule, today: string): string {
  return addDays(getMonday(today), startWeek * 7 + (kind === 'courses' ? 2 : 0));
}

interface Standing {
  startsAt: Date | null;
  endsAt: Date | null;
  firstBookableAt: Date | null;
}

/** Whether the last one of its kind still is what it is there to show. */
function isStillGood({ startWeek, isOver, opensWeeksBefore }: DemoSchedule, standing: Standing, now: Date): boolean {
  if (isOver === true) return true;
  const { startsAt, endsAt, firstBookableAt } = standing;
  const turn = opensWeeksBefore === undefined ? (startWeek < 0 ? endsAt : startsAt) : firstBookableAt;
  return turn !== null && turn > now;
}

/** Courses and camps: made once, and again under the same slug when the last one of its kind is over, has begun, or opened. */
export async function seedSchedules(tx: Tx, today: string, now: Date): Promise<void> {
  for (const schedule of demoSchedules) {
    const standing = await tx
      .selectFrom('schedules')
      .where('slug', '=', schedule.slug)
      .select(['id', 'startsAt', 'endsAt', 'firstBookableAt'])
      .executeTakeFirst();
    if (standing !== undefined && isStillGood(schedule, standing, now)) continue;
    if (standing !== undefined) {
      const past = `${schedule.slug}-${standing.startsAt?.toISOString().slice(0, 10) ?? 'past'}`;
      await tx.updateTable('schedules').set({ slug: past }).where('id', '=', standing.id).execute();
    }
    const days = await insertSchedule(tx, schedule, firstDay(schedule, today), now);
    if (schedule.slug === 'dance-week')
      await bookForSam(
        tx,
        days.filter((_, index) => index === 0 || index === 3),
        now,
      );
  }
}
