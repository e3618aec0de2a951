import { compareAsc } from 'date-fns/compareAsc';
import { differenceInMinutes } from 'date-fns/differenceInMinutes';
import { getPolicy, getCancellation, getFacts } from '#backend/activities/cancellation.ts';
import { getLineFullPrice, getSavings } from '#backend/cart/pricing/cart-summary.ts';
import type { DiscountUses } from '#backend/cart/pricing/discount-uses.ts';
import { moment, instantOrNull } from '#backend/serialize/instant.ts';
import { money } from '#backend/serialize/money.ts';
import { prettyDate } from '#backend/serialize/venue-time.ts';
import type { CancellationFacts } from '#contract/activities/cancellation.ts';
import type { CartItem, Lapsed, VenueRestriction } from '#contract/cart/cart-items.ts';
import { getClock, getDate } from '#contract/rules/wall-time.ts';
import { isHoldExpired, type ItemRow } from './item-rows.ts';

function byStart({ startsAt: one }: ItemRow, { startsAt: other }: ItemRow): number {
  return compareAsc(one ?? 0, other ?? 0);
}

/**
 * Until when a line can be cancelled and what comes back, by the rules of customers: of a camp or course by its first
 * session. Undefined for a line that is no booking.
 */
function getLineCancellation(
  rows: readonly ItemRow[],
  { currency, now }: { currency: string; now: Date },
): CancellationFacts | undefined {
  const [first] = rows.filter(({ startsAt }) => startsAt !== null).toSorted(byStart);
  if (first === undefined || first.startsAt === null || first.timezone === null) return undefined;
  const { startsAt, timezone } = first;
  return getFacts(
    getCancellation({ policy: getPolicy(first), ...{ startsAt, timezone, currency, now, isStaff: false } }),
  );
}

/** What is known beside the rows. */
export interface Shown {
  currency: string;
  now: Date;
  /** Venues in which the packages can be used, by pricing option. */
  venueRestrictions: ReadonlyMap<string, VenueRestriction>;
  /** The benefits and packages used, by booking. */
  discountUses: ReadonlyMap<string, DiscountUses>;
  /** Lines that are no longer held, by booking; none of an order. */
  lapsed?: ReadonlyMap<string, Lapsed>;
}

const cartableTypes = {
  av2_booking: 'av2Booking',
  av2_booking_bundle: 'av2BookingBundle',
  activity: 'activity',
  activity_ticket: 'activityTicket',
  pricing_option: 'pricingOption',
  membership_renewal: 'membershipRenewal',
} as const;

function getCartableType(type: ItemRow['type']): CartItem['cartableType'] {
  return type in cartableTypes ? cartableTypes[type as keyof typeof cartableTypes] : null;
}

/** The fields of a session line in the API; null for other lines. */
export function getSession(row: ItemRow) {
  const { startsAt, endsAt, timezone, venueId, venueName, venueSlug, bookingType, activitySlug } = row;
  if (startsAt === null || endsAt === null || timezone === null || bookingType === null) return null;
  if (venueId === null || venueName === null || venueSlug === null) return null;
  return {
    bookingType,
    startsAt: moment(startsAt, timezone),
    endsAt: moment(endsAt, timezone),
    venue: { id: venueId, name: venueName, slug: venueSlug },
    ...(activitySlug !== null && { activitySlug }),
  };
}

export type Session = NonNullable<ReturnType<typeof getSession>>;

function getResource(row: ItemRow, session: Session | null): CartItem['cartableResource'] {
  if (session === null)
    return {
      name: row.name,
      venueName: null,
      location: null,
      duration: null,
      date: null,
      startsAt: null,
      endsAt: null,
    };
  const raw = getDate(session.startsAt.local);
  return {
    name: row.name,
    venueName: session.venue.name,
    location: { name: row.friendlyLocationName ?? row.locationName ?? session.venue.name },
    duration: differenceInMinutes(session.endsAt.utc, session.startsAt.utc),
    date: { fullDatePretty: prettyDate(raw), raw },
    startsAt: getClock(session.startsAt.local),
    endsAt: getClock(session.endsAt.local),
  };
}

/** What all lines have in common. A line comes to what stands below it, too: the top lines add up to the basket. */
export function sharedFacts(row: ItemRow, shown: Shown, session: Session | null, childRows: readonly ItemRow[] = []) {
  const { currency, now } = shown;
  const rows = [row, ...childRows];
  const cancellation = row.parentId === null ? getLineCancellation(rows, shown) : undefined;
  const lineTotal = childRows.reduce((sum, child) => sum + child.lineTotal, row.lineTotal);
  return {
    id: row.id,
    cartableType: getCartableType(row.type),
    cartableResource: getResource(row, session),
    name: row.name,
    quantity: row.quantity,
    maxQuantity: row.maxQuantity,
    price: money(row.unitPrice, currency),
    lineTotal: money(lineTotal, currency),
    sortBy: row.sortBy,
    membershipUserId: row.membershipUserId,
    purchasedForUserId: row.purchasedForUserId,
    enablePrintReceipt: row.enablePrintReceipt,
    benefitApplied: row.benefitId !== null,
    packageApplied: row.ownedPackageId !== null,
    holdExpiresAt: row.bookingId === null ? null : instantOrNull(row.expiresAt),
    holdExpired: isHoldExpired(row, now),
    questionsOutstanding: row.isAwaitingAnswers,
    fullPrice: money(getLineFullPrice(rows), currency),
    savings: getSavings(rows, shown),
    ...(cancellation !== undefined && { cancellation }),
    lapsed: shown.lapsed?.get(row.bookingId ?? '') ?? null,
  };
}
