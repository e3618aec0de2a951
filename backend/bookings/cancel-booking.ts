import { cancelBookingEndpoint } from '../../contract/bookings.ts';
import { releasePlaces } from '../booking/release-places.ts';
import { endEmptyBundle } from '../bundles/cancel-bundles.ts';
import { openPaymentStates, releaseCredit } from '../cart/lock-cart.ts';
import { removeLines } from '../cart/remove-lines.ts';
import type { Context } from '../context.ts';
import type { Tx } from '../db/schema.ts';
import { transact } from '../db/transact.ts';
import { Refusal } from '../failure.ts';
import { letter } from '../mail/letter.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { operation } from '../operation.ts';
import { sessionDate } from '../shape/pretty-date.ts';
import { localStamp } from '../shape/venue-time.ts';
import { offerPlaces } from '../waitlist/offer-places.ts';
import { awardCredit } from './award-credit.ts';
import { bookingOf, cancellationOfBooking } from './booking-shape.ts';
import { findBooking, type BookingRow } from './booking-store.ts';
import { punishLateCancellation } from './late-cancellation.ts';
import { readOwnBooking } from './read-own-booking.ts';
import { returnUses } from './return-uses.ts';

type Source = 'customers' | 'my-account';

/** A place that is only held: free again, and its line leaves the basket. Throws `payment_in_progress`. */
async function cancelReserved(tx: Tx, { id }: BookingRow, now: Date): Promise<void> {
  const line = await tx
    .selectFrom('cartItems as i')
    .innerJoin('carts as c', 'c.id', 'i.cartId')
    .where('i.bookingId', '=', id)
    .select(['i.id', 'i.cartId'])
    .forUpdate('c')
    .executeTakeFirst();
  if (line === undefined) {
    await releasePlaces(tx, { bookingIds: [id] }, now);
    return;
  }
  const paying = await tx
    .selectFrom('paymentTransactions')
    .where('cartId', '=', line.cartId)
    .where('state', 'in', openPaymentStates)
    .select('id')
    .executeTakeFirst();
  if (paying !== undefined) throw new Refusal('payment_in_progress');
  await removeLines(tx, line.cartId, [line.id], now);
  await releaseCredit(tx, line.cartId);
}

async function queueLetter(tx: Tx, row: BookingRow, isCredited: boolean, now: Date): Promise<void> {
  if (row.email === null) return;
  const stamp = localStamp(row.startsAt, row.timezone);
  const session = `${row.templateName}, ${sessionDate(stamp.slice(0, 10))} at ${stamp.slice(11, 16)}, ${row.venueName}`;
  const subject = 'Your booking has been cancelled';
  const paragraphs = [session, ...(isCredited ? ['What you paid is now credit in your account.'] : [])];
  const { html, text } = letter({ operatorName: row.operatorName, heading: subject, paragraphs });
  await queueMail(tx, { to: row.email, subject, html, text }, `cancelled:${row.id}`, now);
}

/** A booking that is paid: by the rules of its session (API 2.11). Throws `cannot_cancel`. */
async function cancelSettled(tx: Tx, row: BookingRow, { source, isStaff, now }: { source: Source; isStaff: boolean; now: Date }): Promise<void> {
  const cancellation = cancellationOfBooking(row, { now, isStaff });
  const wireId = row.isV2 ? row.id : String(row.v1Id);
  const refused = (message: string | null) =>
    new Refusal('cannot_cancel', { ...(message !== null && { message }), details: { bookingIds: [wireId] } });
  if (!cancellation.canCancel) throw refused(cancellation.cannotCancelReason);
  const [released] = await releasePlaces(tx, { bookingIds: [row.id], cancellationSource: source }, now);
  if (released === undefined) throw refused('This booking is already cancelled');
  const { awardsCredit, cutOff } = cancellation;
  if (row.bundleId !== null) await endEmptyBundle(tx, row.bundleId, now);
  if (awardsCredit) await returnUses(tx, row.id);
  const holder = row.bookedByUserId ?? row.userId;
  const isCredited = awardsCredit && holder !== null && row.price !== null && row.price > 0;
  if (isCredited) await awardCredit(tx, { userId: holder, amount: row.price ?? 0, bookingId: row.id, now });
  if (!isStaff && cutOff !== null && now >= new Date(cutOff.utc)) await punishLateCancellation(tx, row, cancellation, now);
  await queueLetter(tx, row, isCredited, now);
}

async function cancel(context: Context, row: BookingRow, source: Source): Promise<void> {
  const now = context.clock.now();
  const isStaff = context.caller?.isStaff === true;
  await transact(context.db, async (tx) => {
    if (row.status === 'reserved') await cancelReserved(tx, row, now);
    else await cancelSettled(tx, row, { source, isStaff, now });
    await offerPlaces(tx, row.occurrenceId, context);
  });
}

/** Cancels a booking, paid or only held, and offers its place to whoever waits for it. */
export const cancelBooking = operation(cancelBookingEndpoint, async ({ params, query }, context) => {
  const row = await readOwnBooking(context, params.bookingId);
  await cancel(context, row, query.source === 'my-account' ? 'my-account' : 'customers');
  const viewed = { now: context.clock.now(), isStaff: context.caller?.isStaff === true };
  return { data: bookingOf(await findBooking(context.db, params.bookingId), viewed), message: 'Your booking has been cancelled' };
});
