import { cancellationOfBooking } from '#backend/bookings/booking-shape.ts';
import { selectBookings } from '#backend/bookings/booking-store.ts';
import type { Tx } from '#backend/db/schema.ts';
import { cancellationSentence } from '#backend/mail/cancellation-sentence.ts';
import { localDate } from '#backend/serialize/venue-time.ts';
import { cancellationRule } from '#contract/rules/cancellation-rule.ts';

/** Until when each booking of an order can be cancelled and what comes back, by its id in the API. */
export async function readCancellationSentences(
  tx: Tx,
  orderId: string,
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  const rows = await selectBookings(tx).where('b.orderId', '=', orderId).execute();
  return new Map(
    rows.map((row) => {
      const rule = cancellationRule(cancellationOfBooking(row, { now, isStaff: false }), {
        now,
        today: localDate(now, row.timezone),
      });
      return [row.isV2 ? row.id : String(row.v1Id), cancellationSentence(rule)];
    }),
  );
}
