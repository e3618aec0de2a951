import { bundleItem, getBundle } from '#backend/cart/bundles/bundle-item.ts';
import type { CartItem, ChildItem, VenueRestriction } from '#contract/cart/cart-items.ts';
import { getSession, sharedFacts, type Session, type Shown } from './item-facts.ts';
import type { ItemRow } from './item-rows.ts';

function ticketId(row: ItemRow): number {
  return (row.occurrenceV1Id ?? 0) * 100 + (row.ticketNumber ?? 0);
}

function pricingOptionKind(row: ItemRow): 'package' | 'extra' | 'guest_pass' | 'product' {
  const kind = row.pricingOptionKind;
  return kind === 'package' || kind === 'extra' || kind === 'guest_pass' ? kind : 'product';
}

interface Facts {
  shared: ReturnType<typeof sharedFacts>;
  session: Session | null;
  venueRestriction: VenueRestriction | null;
}

function withKind<Children>(row: ItemRow, { shared, session, venueRestriction }: Facts, childItems: Children) {
  const all = { ...shared, childItems };
  const { bookingId, occurrenceId, occurrenceV1Id } = row;
  if (session !== null && bookingId !== null && occurrenceId !== null && occurrenceV1Id !== null) {
    const v1BookingId = String(row.bookingV1Id ?? '');
    const ofSession = { ...all, ...session, pricingOptionId: row.ticketNumber === null ? null : row.pricingOptionId };
    switch (row.type) {
      case 'activity':
        return { ...ofSession, type: row.type, bookingId: v1BookingId, activityId: occurrenceV1Id };
      case 'activity_ticket':
        return {
          ...ofSession,
          type: row.type,
          bookingId: v1BookingId,
          activityId: occurrenceV1Id,
          ticketId: ticketId(row),
        };
      default:
        return { ...ofSession, type: 'av2_booking' as const, bookingId, occurrenceId };
    }
  }
  if (row.type === 'penalty' && row.penaltyId !== null) return { ...all, type: row.type, penaltyId: row.penaltyId };
  if (row.type === 'journal_transaction' && row.journalTransactionId !== null)
    return {
      ...all,
      type: row.type,
      journalTransactionId: row.journalTransactionId,
      ...(row.collectableFeeId !== null && { collectableFeeId: row.collectableFeeId }),
      ...(row.isJoiningFee && { isJoiningFee: true }),
    };
  const { joiningId, joiningTypeId: typeId, joiningTypeName: typeName, venueId, venueName } = row;
  if (row.type === 'membership' && joiningId !== null && typeId !== null && venueId !== null)
    return {
      ...all,
      type: row.type,
      membershipId: joiningId,
      membershipType: { id: typeId, name: typeName ?? row.name },
      homeVenue: { id: venueId, name: venueName ?? '' },
    };
  const { membershipChangeId, membershipRenewalId, newMembershipTypeId: newId, newMembershipName: newName } = row;
  const summary = row.summary ?? '';
  if (row.type === 'membership_change' && membershipChangeId !== null)
    return { ...all, type: row.type, membershipChangeId, summary };
  if (row.type === 'membership_renewal' && membershipRenewalId !== null) {
    const newMembership = newId === null || newName === null ? null : { id: newId, name: newName };
    return { ...all, type: row.type, membershipRenewalId, summary, newMembership };
  }
  return {
    ...all,
    type: 'pricing_option' as const,
    pricingOptionId: row.pricingOptionId ?? row.purchasableId,
    pricingOptionType: pricingOptionKind(row),
    venueRestriction,
  };
}

function getFacts(row: ItemRow, shown: Shown, childRows: readonly ItemRow[]): Facts {
  const session = getSession(row);
  const venueRestriction = shown.venueRestrictions.get(row.pricingOptionId ?? '') ?? null;
  return { shared: sharedFacts(row, shown, session, childRows), session, venueRestriction };
}

function getChild(row: ItemRow, shown: Shown): ChildItem {
  return withKind(row, getFacts(row, shown, []), []);
}

/** Converts lines to the cart items of the API, each extra below its line. */
export function getCartItems(rows: ItemRow[], shown: Shown): CartItem[] {
  return rows
    .filter(({ parentId }) => parentId === null)
    .map((row) => {
      const childRows = rows.filter(({ parentId }) => parentId === row.id);
      const bundle = getBundle(row);
      const children = childRows.map((child) => getChild(child, shown));
      if (bundle !== null) return { ...bundleItem(row, bundle, childRows, shown), childItems: children };
      return withKind(row, getFacts(row, shown, childRows), children);
    });
}
