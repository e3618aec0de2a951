import { differenceInMinutes } from 'date-fns/differenceInMinutes';
import { getPolicy, getCancellation } from '#backend/activities/cancellation.ts';
import { moment, instant } from '#backend/serialize/instant.ts';
import { money, moneyOrNull } from '#backend/serialize/money.ts';
import type { Cancellation } from '#contract/activities/cancellation.ts';
import type { Booking } from '#contract/bookings/bookings.ts';
import type { BookingRow } from './booking-store.ts';
import { countTickets } from './cancelling/split-booking.ts';

/** When, and by whose rules, a booking is looked at. */
export interface Viewed {
  now: Date;
  isStaff: boolean;
}

/** What cancelling this booking means now. */
export function cancellationOfBooking(row: BookingRow, { now, isStaff }: Viewed): Cancellation {
  const { startsAt, timezone, currency } = row;
  const allowed = getCancellation({ policy: getPolicy(row), startsAt, timezone, currency, now, isStaff });
  if (row.status !== 'cancelled') return allowed;
  return {
    ...allowed,
    canCancel: false,
    cannotCancelReason: 'This booking is already cancelled',
    awardsCredit: false,
    awardsCreditMessage: null,
  };
}

function getOrder({ orderId, orderStatus, orderTotal, orderBalance, currency }: BookingRow): Booking['order'] {
  if (orderId === null || orderStatus === null) return null;
  return {
    id: orderId,
    status: orderStatus,
    total: money(orderTotal ?? 0, currency),
    balance: money(orderBalance ?? 0, currency),
  };
}

/** Which of the settled sessions of its camp or course a booking is; without a position when it isn't settled. */
function getBundleContext({
  bundleId,
  bundleSettled,
  bundleSettledBefore,
  status,
}: BookingRow): Booking['bookingBundleContext'] {
  if (bundleId === null) return null;
  const settledBookingPosition = status === 'settled' ? bundleSettledBefore + 1 : null;
  return { id: bundleId, totalSettledBookings: bundleSettled, settledBookingPosition };
}

/** A booking as the wire shows it (`bookingSchema`). */
export function getBooking(row: BookingRow, viewed: Viewed): Booking {
  return {
    id: row.isV2 ? row.id : String(row.v1Id),
    duration: differenceInMinutes(row.endsAt, row.startsAt, { roundingMethod: 'round' }),
    isV2: row.isV2,
    userId: row.userId,
    userUuid: row.userUuid,
    userReference: row.userReference,
    occurrenceId: row.occurrenceId,
    activityId: row.isV2 ? null : row.activityId,
    orderId: row.orderId,
    startsAt: moment(row.startsAt, row.timezone),
    endsAt: moment(row.endsAt, row.timezone),
    status: row.status,
    bookingType: row.bookingType,
    bookingBundleContext: getBundleContext(row),
    category: { id: row.categoryId, name: row.categoryName, slug: row.categorySlug, bookingType: row.categoryType },
    name: row.templateName,
    description: row.templateDescription,
    capacityConsumed: row.places,
    ticketName: row.ticketName,
    pricingOptionId: row.pricingOptionId,
    quantity: countTickets(row),
    price: moneyOrNull(row.price, row.currency),
    venue: { id: row.venueId, name: row.venueName, slug: row.venueSlug },
    locations: row.locations,
    locationName: row.locationName,
    instructors: row.instructors,
    attended: row.attended,
    cancellation: cancellationOfBooking(row, viewed),
    createdAt: instant(row.createdAt),
    firstName: row.firstName,
    lastName: row.lastName,
    order: getOrder(row),
    outstandingRestrictions: row.outstandingRestrictions,
  };
}
