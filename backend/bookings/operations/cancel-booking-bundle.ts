import { chooseToCome, getBundle } from '#backend/bookings/bundle-shape.ts';
import { cancelSelection } from '#backend/bookings/cancelling/cancel-selection.ts';
import { isStaffSource } from '#backend/bookings/cancelling/cancellation-source.ts';
import { readOwnBundle } from '#backend/bookings/read-own-booking.ts';
import { operation } from '#backend/operation.ts';
import { cancelBookingBundleEndpoint } from '#contract/bookings/booking-bundles.ts';

/**
 * Cancels what is left of a booked camp or course: all of its sessions to come, or none; sessions that were stay booked.
 * With `preview` it only answers what would happen (docs/product.md#cancellations). Throws `cannot_cancel` and `not_found`.
 */
export const cancelBookingBundle = operation(cancelBookingBundleEndpoint, async ({ params, body }, context) => {
  const { cancellationSource: source, reason, notify, preview } = body;
  const isStaff = isStaffSource(context.caller, source, 'sell');
  const found = await readOwnBundle(context, params.bundleId, 'sell');
  const selection = { found, choose: chooseToCome };
  const data = await cancelSelection(context, selection, {
    ...{ source, isStaff, reason, notify, preview },
    answer: async (tx, cancellations, viewed) => ({ ...(await getBundle(tx, params.bundleId, viewed)), cancellations }),
  });
  return preview ? { data } : { data, message: 'Your booking has been cancelled' };
});
