import { parseISO } from 'date-fns/parseISO';
import { endEmptyBundle } from '#backend/bundles/cancel-bundles.ts';
import type { Tx } from '#backend/db/schema.ts';
import { DomainError } from '#backend/failure.ts';
import { letter } from '#backend/mail/letter.ts';
import { queueMail } from '#backend/mail/queue-mail.ts';
import { releasePlaces } from '#backend/places/release-places.ts';
import { sessionDate } from '#backend/serialize/pretty-date.ts';
import { localStamp } from '#backend/serialize/venue-time.ts';
import { getClock } from '#contract/rules/wall-time.ts';
import { awardCredit } from './award-credit.ts';
import { cancellationOfBooking } from './booking-shape.ts';
import type { BookingRow } from './booking-store.ts';
import { punishLateCancellation } from './late-cancellation.ts';
import { priceOfExtras } from './price-of-extras.ts';
import { returnUses } from './return-uses.ts';

interface Cancelling {
  source: 'customers' | 'my-account';
  isStaff: boolean;
  now: Date;
}

async function queueLetter(tx: Tx, row: BookingRow, isCredited: boolean, now: Date): Promise<void> {
  if (row.email === null) return;
  const stamp = localStamp(row.startsAt, row.timezone);
  const session = `${row.templateName}, ${sessionDate(stamp)} at ${getClock(stamp)}, ${row.venueName}`;
  const subject = 'Your booking has been cancelled';
  const paragraphs = [session, ...(isCredited ? ['What you paid is now credit in your account.'] : [])];
  const { html, text } = letter({ operatorName: row.operatorName, heading: subject, paragraphs });
  await queueMail(tx, { to: row.email, subject, html, text }, `cancelled:${row.id}`, now);
}

/** Gives back what the booking and the extras that end with it cost. Returns whether there was anything. */
async function credit(tx: Tx, row: BookingRow, isBundleOver: boolean, now: Date): Promise<boolean> {
  await returnUses(tx, row.id);
  const extras = row.bundleId === null || isBundleOver ? await priceOfExtras(tx, row) : 0;
  return awardCredit(tx, row, (row.price ?? 0) + extras, now);
}

/**
 * Cancels a booking that is paid, by the rules of its session
 * (docs/product.md#cancellations). It must be locked and read under the lock.
 * Throws `cannot_cancel`.
 */
export async function cancelSettled(tx: Tx, row: BookingRow, { source, isStaff, now }: Cancelling): Promise<void> {
  const cancellation = cancellationOfBooking(row, { now, isStaff });
  const wireId = row.isV2 ? row.id : String(row.v1Id);
  if (!cancellation.canCancel) {
    const message = cancellation.cannotCancelReason;
    throw new DomainError('cannot_cancel', { ...(message !== null && { message }), details: { bookingIds: [wireId] } });
  }
  await releasePlaces(tx, { from: 'settled', bookingIds: [row.id], cancellationSource: source }, now);
  const isBundleOver = row.bundleId !== null && (await endEmptyBundle(tx, row.bundleId, now));
  const { awardsCredit, cutOff } = cancellation;
  const isCredited = awardsCredit && (await credit(tx, row, isBundleOver, now));
  if (!isStaff && cutOff !== null && now >= parseISO(cutOff.utc))
    await punishLateCancellation(tx, row, cancellation, now);
  await queueLetter(tx, row, isCredited, now);
}
