import type { Membership } from '#contract/memberships/memberships.ts';
import type { Order } from '#contract/payments/orders.ts';
import type { Call } from '#lib/api/call.ts';

export interface Welcome {
  membership: Membership;
  firstName: string;
  /** The number of the card. */
  card: string | null;
  /** The venue's page on bookings. */
  venuePath: string;
}

/** The membership of an order with the card of who bought it; null for an order without one. */
export async function loadWelcome(call: Call, { items }: Pick<Order, 'items'>): Promise<Welcome | null> {
  const line = items.find((item) => item.type === 'membership');
  if (line === undefined) return null;
  const [memberships, auth, venue] = await Promise.all([
    call('listMemberships', {}),
    call('getAuthUser', {}),
    call('getVenue', { params: { venue: line.homeVenue.id } }).catch(() => null),
  ]);
  const membership = memberships.data.find(({ id }) => id === line.membershipId);
  if (membership === undefined) return null;
  const { barcode, user } = auth.data;
  return {
    membership,
    firstName: user.firstName,
    card: barcode,
    venuePath: venue === null ? '/' : `/location/${venue.data.slug}`,
  };
}
