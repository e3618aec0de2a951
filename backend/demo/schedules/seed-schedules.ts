import { parseISO } from 'date-fns/parseISO';
import { startOfISOWeek } from 'date-fns/startOfISOWeek';
import type { Tx } from '#backend/db/schema.ts';
import { bookForSam } from '#backend/demo/people/book-for-sam.ts';
import { daysAfter } from '#contract/rules/calendar-date.ts';
import { toCalendarDate } from '#contract/rules/to-calendar-date.ts';
import type { DemoSchedule } from './demo-schedule.ts';
import { demoSchedules } from './demo-schedules.ts';
import { insertSchedule } from './insert-schedule.ts';

/** The first day that a course or camp may have: camps begin on Monday, courses are on Wednesday. */
export function firstDay({ kind, startWeek }: DemoSchedule, today: string): string {
  return daysAfter(toCalendarDate(startOfISOWeek(parseISO(today))), startWeek * 7 + (kind === 'courses' ? 2 : 0));
}

interface Standing {
  startsAt: Date | null;
  endsAt: Date | null;
  firstBookableAt: Date | null;
}

/** Whether the latest one of its kind is still in the state it demonstrates. */
function isStillGood({ startWeek, isOver, opensWeeksBefore }: DemoSchedule, standing: Standing, now: Date): boolean {
  if (isOver === true) return true;
  const { startsAt, endsAt, firstBookableAt } = standing;
  const turn = opensWeeksBefore === undefined ? (startWeek < 0 ? endsAt : startsAt) : firstBookableAt;
  return turn !== null && turn > now;
}

/**
 * Creates courses and camps, and replaces one under the same slug when it is no longer in the state it demonstrates
 * (over, begun, or booking opened).
 */
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
