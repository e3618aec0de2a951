import type { CartItem, ChildItem } from '../../contract/cart-items.ts';
import { instantOrNull } from '../shape/instant.ts';
import { moment } from '../shape/moment.ts';
import { money } from '../shape/money.ts';
import { prettyDate } from '../shape/pretty-date.ts';
import { isHoldExpired, type ItemRow } from './item-rows.ts';

interface Shown {
  currency: string;
  now: Date;
}

const cartableTypes = {
  av2_booking: 'av2Booking',
  av2_booking_bundle: 'av2BookingBundle',
  activity: 'activity',
  activity_ticket: 'activityTicket',
  pricing_option: 'pricingOption',
  membership_renewal: 'membershipRenewal',
} as const;

function cartableTypeOf(type: ItemRow['type']): CartItem['cartableType'] {
  return type in cartableTypes ? cartableTypes[type as keyof typeof cartableTypes] : null;
}

/** A session in the facts that every session line has; null for other lines. */
function sessionOf(row: ItemRow) {
  const { startsAt, endsAt, timezone, venueId, venueName, venueSlug, bookingType } = row;
  if (startsAt === null || endsAt === null || timezone === null || bookingType === null) return null;
  if (venueId === null || venueName === null || venueSlug === null) return null;
  return {
    bookingType,
    startsAt: moment(startsAt, timezone),
    endsAt: moment(endsAt, timezone),
    venue: { id: venueId, name: venueName, slug: venueSlug },
  };
}

type Session = NonNullable<ReturnType<typeof sessionOf>>;

function resourceOf(row: ItemRow, session: Session | null): CartItem['cartableResource'] {
  if (session === null) return { name: row.name, venueName: null, location: null, duration: null, date: null, startsAt: null, endsAt: null };
  const raw = session.startsAt.local.slice(0, 10);
  const minutes = (Date.parse(session.endsAt.utc) - Date.parse(session.startsAt.utc)) / 60_000;
  return {
    name: row.name,
    venueName: session.venue.name,
    location: { name: row.friendlyLocationName ?? row.locationName ?? session.venue.name },
    duration: minutes,
    date: { fullDatePretty: prettyDate(raw), raw },
    startsAt: session.startsAt.local.slice(11, 16),
    endsAt: session.endsAt.local.slice(11, 16),
  };
}

function sharedFacts(row: ItemRow, { currency, now }: Shown, session: Session | null) {
  return {
    id: row.id,
    cartableType: cartableTypeOf(row.type),
    cartableResource: resourceOf(row, session),
    name: row.name,
    quantity: row.quantity,
    maxQuantity: row.maxQuantity,
    price: money(row.unitPrice, currency),
    lineTotal: money(row.lineTotal, currency),
    sortBy: row.sortBy,
    membershipUserId: row.membershipUserId,
    purchasedForUserId: row.purchasedForUserId,
    enablePrintReceipt: row.enablePrintReceipt,
    benefitApplied: row.benefitId !== null,
    packageApplied: row.ownedPackageId !== null,
    holdExpiresAt: row.bookingId === null ? null : instantOrNull(row.expiresAt),
    holdExpired: isHoldExpired(row, now),
    questionsOutstanding: false,
  };
}

function ticketId(row: ItemRow): number {
  return (row.occurrenceV1Id ?? 0) * 100 + (row.ticketNumber ?? 0);
}

function pricingOptionKind(row: ItemRow): 'package' | 'extra' | 'guest_pass' | 'product' {
  const kind = row.pricingOptionKind;
  return kind === 'package' || kind === 'extra' || kind === 'guest_pass' ? kind : 'product';
}

function withKind<Children>(row: ItemRow, shared: ReturnType<typeof sharedFacts>, session: Session | null, childItems: Children) {
  const all = { ...shared, childItems };
  const { bookingId, occurrenceId, occurrenceV1Id } = row;
  if (session !== null && bookingId !== null && occurrenceId !== null && occurrenceV1Id !== null) {
    const v1BookingId = String(row.bookingV1Id ?? '');
    switch (row.type) {
      case 'activity':
        return { ...all, ...session, type: row.type, bookingId: v1BookingId, activityId: occurrenceV1Id };
      case 'activity_ticket':
        return { ...all, ...session, type: row.type, bookingId: v1BookingId, activityId: occurrenceV1Id, ticketId: ticketId(row) };
      default:
        return { ...all, ...session, type: 'av2_booking' as const, bookingId, occurrenceId };
    }
  }
  if (row.type === 'penalty' && row.penaltyId !== null) return { ...all, type: row.type, penaltyId: row.penaltyId };
  return {
    ...all,
    type: 'pricing_option' as const,
    pricingOptionId: row.pricingOptionId ?? row.purchasableId,
    pricingOptionType: pricingOptionKind(row),
    venueRestriction: null,
  };
}

function childOf(row: ItemRow, shown: Shown): ChildItem {
  const session = sessionOf(row);
  return withKind(row, sharedFacts(row, shown, session), session, []);
}

/** The lines as the wire shows them, extras below the line they belong to. */
export function cartItemsOf(rows: ItemRow[], shown: Shown): CartItem[] {
  return rows
    .filter(({ parentId }) => parentId === null)
    .map((row) => {
      const session = sessionOf(row);
      const children = rows.filter(({ parentId }) => parentId === row.id).map((child) => childOf(child, shown));
      return withKind(row, sharedFacts(row, shown, session), session, children);
    });
}
