import { min } from 'date-fns/min';
import { sharedFacts, type Shown } from '#backend/cart/lines/item-facts.ts';
import { isHoldExpired, type ItemRow } from '#backend/cart/lines/item-rows.ts';
import { instantOrNull } from '#backend/serialize/instant.ts';
import { money } from '#backend/serialize/money.ts';
import type { Lapsed } from '#contract/cart/cart-items.ts';
import type { BookingType, VenueRef } from '#contract/primitives.ts';

interface Bundle {
  bookingBundleId: string;
  bookingType: BookingType;
  scheduleId: string;
  venue: VenueRef;
}

/** The fields of a camp or course line in the API; null for other lines. */
export function getBundle({
  bundleId,
  bundleType,
  bundleScheduleId,
  venueId,
  venueName,
  venueSlug,
}: ItemRow): Bundle | null {
  if (bundleId === null || bundleType === null || bundleScheduleId === null) return null;
  if (venueId === null || venueName === null || venueSlug === null) return null;
  const venue = { id: venueId, name: venueName, slug: venueSlug };
  return { bookingBundleId: bundleId, bookingType: bundleType, scheduleId: bundleScheduleId, venue };
}

function getAmount(rows: ItemRow[], { currency }: Shown) {
  return money(
    rows.reduce((sum, { lineTotal }) => sum + lineTotal, 0),
    currency,
  );
}

/** A bundle can be held again when every session of it that is no longer held can. */
function getLapsed(sessions: ItemRow[], { lapsed }: Shown): Lapsed | null {
  const lost = sessions.flatMap(({ bookingId }) => lapsed?.get(bookingId ?? '') ?? []);
  if (lost.length === 0) return null;
  const placesLeft = Math.min(...lost.map((one) => one.placesLeft));
  return { canHold: lost.every(({ canHold }) => canHold), placesLeft, nextFree: null };
}

/** The line of a bundle without what stands below it: it costs what its sessions and extras do, and is held as long as they are. */
export function bundleItem(row: ItemRow, bundle: Bundle, childRows: ItemRow[], shown: Shown) {
  const sessions = childRows.filter(({ bookingId }) => bookingId !== null);
  const expiries = sessions.map(({ expiresAt }) => expiresAt).filter((at) => at !== null);
  const first = expiries.length === 0 ? null : min(expiries);
  const place = sessions[0]?.friendlyLocationName ?? sessions[0]?.locationName ?? null;
  return {
    ...sharedFacts(row, shown, null, childRows),
    ...bundle,
    type: 'av2_booking_bundle' as const,
    cartableResource: {
      name: row.name,
      venueName: bundle.venue.name,
      location: place === null ? null : { name: place },
      duration: null,
      date: null,
      startsAt: null,
      endsAt: null,
    },
    price: getAmount(sessions, shown),
    holdExpiresAt: instantOrNull(first),
    holdExpired: sessions.some((session) => isHoldExpired(session, shown.now)),
    lapsed: getLapsed(sessions, shown),
  };
}
