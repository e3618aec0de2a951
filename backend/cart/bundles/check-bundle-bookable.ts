import type { OpenCart } from '#backend/cart/choose-cart.ts';
import type { BundleLine } from '#backend/cart/lines/line.ts';
import { getRefusal } from '#backend/cart/pricing/price-rules.ts';
import type { Context } from '#backend/context.ts';
import { notFound, DomainError } from '#backend/failure.ts';
import { readSchedules, type ReadSchedule, type SchedulePart } from '#backend/schedules/read-schedules.ts';
import { lateJoining } from '#backend/schedules/schedule-action.ts';
import type { OwnBooking } from '#backend/timetable/personal.ts';

/** What a line buys, at this person's prices. */
export interface BookableBundle {
  read: ReadSchedule;
  /** The sessions of it, by start. */
  parts: SchedulePart[];
}

/** Booking of the whole may be closed although every session is open. */
function checkWhole({ index, schedule }: BundleLine, read: ReadSchedule, now: Date): void {
  const reason = 'not_available';
  if (!read.isSoldBundled) {
    throw new DomainError('not_bookable', {
      message: 'This can only be booked by the session',
      details: { itemIndex: index, reason },
    });
  }
  const late = lateJoining({
    kind: schedule.bookingType,
    parts: read.parts,
    allowAfterStart: schedule.allowCustomerBookCourseAfterStart,
    now,
  });
  const refusal = late === null ? null : getRefusal(late, index);
  if (refusal !== null) throw refusal;
}

interface PartRules {
  alsoBooked: readonly OwnBooking[];
  /** Whether a refusal counts. */
  isRefused: (refusal: DomainError) => boolean;
}

async function checkParts(
  context: Context,
  cart: Pick<OpenCart, 'channel'>,
  line: BundleLine,
  { alsoBooked, isRefused }: PartRules,
): Promise<BookableBundle> {
  const { index, forUserId, isFull } = line;
  const [read] = await readSchedules(
    { ...context, actingUserId: forUserId },
    [line.schedule],
    cart.channel,
    alsoBooked,
  );
  if (read === undefined) throw notFound();
  if (isFull) checkWhole(line, read, context.clock.now());
  const parts = read.parts.filter(({ row }) => line.chosen.some(({ id }) => id === row.id));
  const details = { itemIndex: index, reason: 'not_available' };
  if (parts.length === 0) throw getRefusal(read.action, index) ?? new DomainError('not_bookable', { details });
  for (const { row, whole, single } of parts) {
    if (forUserId === null && !row.allowAnonymousBookings) throw new DomainError('not_bookable', { details });
    const refusal = getRefusal(isFull ? whole : single, index);
    if (refusal !== null && isRefused(refusal)) throw refusal;
  }
  return { read, parts };
}

/**
 * Checks whether the person may book this camp or course, or the chosen days, now. Throws the domain error of the first
 * session that cannot be booked (docs/product.md#adding-items).
 */
export async function checkBundleBookable(
  context: Context,
  cart: Pick<OpenCart, 'channel'>,
  line: BundleLine,
  alsoBooked: readonly OwnBooking[],
): Promise<BookableBundle> {
  return checkParts(context, cart, line, { alsoBooked, isRefused: () => true });
}

/**
 * The same for a camp or course of the basket, whose places are reserved again afterwards: full sessions and those still
 * held for the person do not matter here.
 */
export async function checkBundleStillBookable(
  context: Context,
  cart: Pick<OpenCart, 'channel'>,
  line: BundleLine,
): Promise<BookableBundle> {
  return checkParts(context, cart, line, {
    alsoBooked: [],
    isRefused: ({ code }) => code !== 'session_full' && code !== 'already_in_basket',
  });
}
