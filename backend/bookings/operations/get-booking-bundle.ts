import { getBundle } from '#backend/bookings/bundle-shape.ts';
import { isStaffSource } from '#backend/bookings/cancelling/cancellation-source.ts';
import { readOwnBundle } from '#backend/bookings/read-own-booking.ts';
import { operation } from '#backend/operation.ts';
import { getBookingBundleEndpoint } from '#contract/bookings/booking-bundles.ts';

/** A booked camp or course with its sessions and answers. Throws `not_found` for one of somebody else. */
export const getBookingBundle = operation(getBookingBundleEndpoint, async ({ params, query }, context) => {
  const isStaff = isStaffSource(context.caller, query.cancellationSource, 'customers');
  await readOwnBundle(context, params.bundleId, 'customers');
  return { data: await getBundle(context.db, params.bundleId, { now: context.clock.now(), isStaff }) };
});
