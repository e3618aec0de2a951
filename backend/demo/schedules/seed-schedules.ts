import { parseISO } from 'date-fns/parseISO';
import { startOfISOWeek } from 'date-fns/startOfISOWeek';
import type { Tx } from '#backend/db/schema.ts';
import { demoId } from '#backend/demo/identity.ts';
import { demoPrices } from '#backend/demo/operator/prices.ts';
import { demoPeople } from '#backend/demo/people/demo-people.ts';
import type { DemoDay } from '#backend/demo/schedules/schedule-days.ts';
import { daysAfter } from '#contract/rules/calendar-date.ts';
import { toCalendarDate } from '#contract/rules/to-calendar-date.ts';
import { demoCamps } from './camps.ts';
import { demoCourses } from './courses.ts';
import type { DemoSchedule } from './demo-schedule.ts';
import { insertSchedule } from './insert-schedule.ts';

const { alex, sam } = demoPeople;

/** Books days of a camp for Sam, bought by Alex, as an order at reception would have stored them. */
async function bookForSam(tx: Tx, days: DemoDay[], at: Date): Promise<void> {
  const [first] = days;
  if (first === undefined) return;
  const { scheduleId } = first;
  const price = demoPrices.find(({ reference }) => reference === 'CAMP-DAY')?.price ?? 0;
  const total = price * days.length;
  const [orderId, bundleId] = [demoId(`order sam ${scheduleId}`), demoId(`bundle sam ${scheduleId}`)];
  const order = { userId: alex.id, status: 'success' as const, currency: 'GBP', total, balance: 0, itemCount: 1 };
  await tx
    .insertInto('orders')
    .values({ ...order, id: orderId, cartSource: 'front-of-house', createdAt: at, completedAt: at })
    .execute();
  await tx
    .insertInto('orderLines')
    .values({
      orderId,
      name: 'Dance week',
      purchasableType: 'camp',
      purchasableId: scheduleId,
      price: total,
      createdAt: at,
    })
    .execute();
  await tx
    .insertInto('payments')
    .values({
      orderId,
      tenderType: 'card',
      heldBy: 'desk',
      amount: total,
      status: 'done',
      description: 'Card at reception',
      createdAt: at,
      completedAt: at,
    })
    .execute();
  await tx
    .insertInto('bookingBundles')
    .values({
      id: bundleId,
      scheduleId,
      userId: sam.id,
      bookedByUserId: alex.id,
      orderId,
      status: 'settled',
      isFull: false,
      totalPrice: total,
      createdAt: at,
    })
    .execute();
  const place = {
    userId: sam.id,
    bookedByUserId: alex.id,
    bundleId,
    orderId,
    channel: 'foh',
    status: 'settled',
    places: 1,
    price,
  } as const;
  await tx
    .insertInto('bookings')
    .values(
      days.map(({ id, startsAt, endsAt }) => ({
        ...place,
        id: demoId(`booking sam ${id}`),
        occurrenceId: id,
        during: `[${startsAt.toISOString()},${endsAt.toISOString()})`,
        settledAt: at,
        createdAt: at,
      })),
    )
    .execute();
  await tx
    .updateTable('occurrences')
    .set((occurrence) => ({ consumedFoh: occurrence('consumedFoh', '+', 1) }))
    .where(
      'id',
      'in',
      days.map(({ id }) => id),
    )
    .execute();
}

/** Courses and camps of the first venue, one in every state of booking. */
export const demoSchedules: readonly DemoSchedule[] = [...demoCourses, ...demoCamps];

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
