import type { Context } from '#backend/context.ts';
import type { Db } from '#backend/db/schema.ts';
import { selectOccurrences, type OccurrenceRow } from '#backend/timetable/occurrence-row.ts';
import { readMemberPrices, type OwnBooking } from '#backend/timetable/personal.ts';
import { getSummaryContext } from '#backend/timetable/read-day.ts';
import { getScope } from '#backend/timetable/scope.ts';
import { getBookableAction, getSummary, type SummaryContext } from '#backend/timetable/summary.ts';
import type { Channel } from '#contract/primitives.ts';
import type { ScheduleOccurrence } from '#contract/schedules/schedules.ts';
import type { BookableAction } from '#contract/timetable/bookable-action.ts';
import { proRataPrice } from './pro-rata.ts';
import { partsOfWhole, scheduleAction, type Part } from './schedule-action.ts';
import type { ScheduleRow } from './schedule-row.ts';

export interface SchedulePart extends Part {
  row: OccurrenceRow;
  summary: ScheduleOccurrence;
}

/** A camp or course as one person sees it now; prices in minor units. */
export interface ReadSchedule {
  row: ScheduleRow;
  parts: SchedulePart[];
  /** Of the whole at this person's rate; null when it is sold by the session only. */
  price: number | null;
  /** Of the sessions left of a course that has begun. */
  proRataPrice: number | null;
  isSoldBundled: boolean;
  isSoldIndividually: boolean;
  action: BookableAction;
}

/** Dates of the schedule count where its session has none of its own. */
function withDefaults(session: OccurrenceRow, schedule: ScheduleRow): OccurrenceRow {
  return {
    ...session,
    firstBookableAt: session.firstBookableAt ?? schedule.firstBookableAt,
    lastBookableAt: session.lastBookableAt ?? schedule.lastBookableAt,
    isSoldIndividually: schedule.isSoldIndividually && session.isSoldIndividually && session.pricingOptionId !== null,
  };
}

/** Sessions of camps and courses are on the v2 calls at every venue (docs/product.md#v1-and-v2). */
const alwaysV2 = '0001-01-01';

const noAction: BookableAction = { action: null, message: null, reason: null, bookingId: null, waitlistId: null };

/** A session as it is sold alone, and as part of the whole, for which the age on its first day counts. */
function getPart(row: OccurrenceRow, firstDay: string, summaryContext: SummaryContext): SchedulePart {
  const summary = { ...getSummary(row, summaryContext), id: row.id };
  const single = summary.bookableAction ?? noAction;
  const { startsAt } = row;
  return {
    row,
    summary,
    startsAt,
    isCancelled: row.status === 'cancelled',
    single,
    whole: getBookableAction({ ...row, isSoldIndividually: true, localDate: firstDay }, summaryContext),
  };
}

/** The venue date of the first session that somebody who books the whole gets. */
function getFirstDay({ bookingType: kind }: ScheduleRow, sessions: OccurrenceRow[], now: Date): string | undefined {
  const parts = sessions.map(({ startsAt, localDate, status }) => ({
    startsAt,
    localDate,
    isCancelled: status === 'cancelled',
  }));
  return partsOfWhole({ kind, parts, now })[0]?.localDate;
}

function getPrice(row: ScheduleRow, memberPrices: Map<string, number>): number | null {
  if (!row.isSoldBundled || row.pricingOptionId === null) return null;
  return memberPrices.get(row.pricingOptionId) ?? row.price;
}

function readOne(row: ScheduleRow, parts: SchedulePart[], memberPrices: Map<string, number>, now: Date): ReadSchedule {
  const kind = row.bookingType;
  const price = getPrice(row, memberPrices);
  const isSoldBundled = price !== null;
  const isSoldIndividually = kind === 'camps' && parts.some((part) => part.row.isSoldIndividually);
  const activeParts = parts.filter(({ isCancelled }) => !isCancelled);
  const partsLeft = partsOfWhole({ kind: 'courses', parts, now });
  const isPartSold = kind === 'courses' && row.isProRata && price !== null;
  return {
    row,
    parts,
    price,
    proRataPrice: isPartSold ? proRataPrice(price, { total: activeParts.length, left: partsLeft.length }) : null,
    isSoldBundled,
    isSoldIndividually,
    action: scheduleAction({
      kind,
      parts,
      isSoldBundled,
      isSoldIndividually,
      allowAfterStart: row.allowCustomerBookCourseAfterStart,
      now,
    }),
  };
}

async function readWholePrices(
  db: Db,
  rows: ScheduleRow[],
  userId: number | null,
  now: Date,
): Promise<Map<string, number>> {
  if (userId === null) return new Map();
  return readMemberPrices(
    db,
    userId,
    rows.map(({ pricingOptionId }) => pricingOptionId).filter((id) => id !== null),
    now,
  );
}

/**
 * Reads the sessions of camps and courses, and what the acting user can do with them. Keeps the order given.
 * `alsoBooked`: places that the person is about to have, e.g. those in the cart.
 */
export async function readSchedules(
  context: Context,
  rows: ScheduleRow[],
  channel: Channel,
  alsoBooked: readonly OwnBooking[] = [],
): Promise<ReadSchedule[]> {
  const { db, clock, actingUserId } = context;
  const now = clock.now();
  const [first] = rows;
  if (first === undefined) return [];
  const sessions = await selectOccurrences(db, now)
    .where(
      'o.scheduleId',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('o.startsAt')
    .orderBy('o.id')
    .execute();
  const [summaryContext, memberPrices] = await Promise.all([
    getSummaryContext(context, getScope(first, alwaysV2), sessions, channel, { alsoBooked }),
    readWholePrices(db, rows, actingUserId, now),
  ]);
  return rows.map((row) => {
    const rowContext = { ...summaryContext, scope: getScope(row, alwaysV2) };
    const scheduleSessions = sessions.filter(({ scheduleId }) => scheduleId === row.id);
    const firstDay = getFirstDay(row, scheduleSessions, now);
    const parts = scheduleSessions.map((session) =>
      getPart(withDefaults(session, row), firstDay ?? session.localDate, rowContext),
    );
    return readOne(row, parts, memberPrices, now);
  });
}
