import type { Db } from '#backend/db/schema.ts';
import { notFound } from '#backend/failure.ts';
import { readAnsweredSections } from '#backend/questions/answered-sections.ts';
import { money } from '#backend/serialize/money.ts';
import type { Cancellation } from '#contract/activities/cancellation.ts';
import type { BookingBundle } from '#contract/bookings/booking-bundles.ts';
import { cancellationOfBooking, getBooking, type Viewed } from './booking-shape.ts';
import { readBundle, type BookingRow } from './booking-store.ts';

/**
 * The bookings that a cancellation of a camp or course is about: its settled bookings of future sessions. Without any,
 * those that explain why it cannot be cancelled: the settled bookings of past sessions, else all bookings.
 */
export function chooseToCome(rows: readonly BookingRow[], now: Date): readonly BookingRow[] {
  const settled = rows.filter(({ status }) => status === 'settled');
  const toCome = settled.filter(({ startsAt }) => startsAt > now);
  return [toCome, settled].find(({ length }) => length > 0) ?? rows;
}

/** What was booked, without days that were removed from the basket before it was paid. */
function getBooked(rows: readonly BookingRow[]): readonly BookingRow[] {
  const booked = rows.filter(({ status, settledAt }) => settledAt !== null || status === 'reserved');
  return booked.length > 0 ? booked : rows;
}

/**
 * What cancelling the whole means now: the rules of the session that forbids it, else those of the first, whose cut-off
 * is the earliest; money comes back as long as it does for one of them.
 */
function getCancellation(rows: readonly BookingRow[], viewed: Viewed): Cancellation | undefined {
  const each = chooseToCome(rows, viewed.now).map((row) => cancellationOfBooking(row, viewed));
  const decisive = each.find(({ canCancel }) => !canCancel) ?? each[0];
  if (decisive === undefined || !decisive.canCancel) return decisive;
  const { awardsCredit, awardsCreditMessage } = each.find((one) => one.awardsCredit) ?? decisive;
  return { ...decisive, awardsCredit, awardsCreditMessage };
}

async function findBundle(db: Db, bundleId: string) {
  return db
    .selectFrom('bookingBundles as u')
    .innerJoin('schedules as s', 's.id', 'u.scheduleId')
    .where('u.id', '=', bundleId)
    .select(['u.id', 'u.status', 'u.scheduleId', 's.name', 's.description', 's.bookingType'])
    .executeTakeFirst();
}

/** A booked camp or course as the wire shows it (`bookingBundleSchema`). Throws `not_found`. */
export async function getBundle(db: Db, bundleId: string, viewed: Viewed): Promise<BookingBundle> {
  const bundle = await findBundle(db, bundleId);
  const rows = getBooked(await readBundle(db, bundleId));
  const [first] = rows;
  const cancellation = getCancellation(rows, viewed);
  if (bundle === undefined || first === undefined || cancellation === undefined) throw notFound();
  const bookings = rows.map((row) => getBooking(row, viewed));
  const { venue, category } = getBooking(first, viewed);
  const instructors = new Map(bookings.flatMap((one) => one.instructors.map((person) => [person.id, person])));
  const total = rows.reduce((sum, { price }) => sum + (price ?? 0), 0);
  return {
    ...bundle,
    venue,
    category,
    instructors: [...instructors.values()],
    bookings,
    totalPrice: bundle.status === 'reserved' ? null : money(total, first.currency),
    cancellation,
    customQuestionSections: await readAnsweredSections(db, first),
  };
}
