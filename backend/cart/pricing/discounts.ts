import { sql } from 'kysely';
import { isCurrent } from '#backend/customers/current-membership.ts';
import type { Tx } from '#backend/db/schema.ts';

/** A person's places in one session, with all amounts in minor units. */
export interface Priced {
  userId: number;
  categoryId: string;
  venueId: string;
  pricingOptionId: string | null;
  unitPrice: number;
  quantity: number;
  /** The venue's date of the session: a benefit counts in the period of its use. */
  usedOn: string;
  now: Date;
  /** The membership whose benefit is to be used; any when left out. */
  membershipUserId?: number | undefined;
}

export interface Benefit {
  kind: 'benefit';
  benefitId: string;
  membershipUserId: number;
  /** Discount on the whole line. */
  discount: number;
}

export interface PackageUse {
  kind: 'package';
  ownedPackageId: string;
  contentId: string;
  usages: number;
  discount: number;
}

interface FoundBenefit {
  id: string;
  membershipUserId: number;
  discountPercent: number;
  isLimited: boolean;
}

/** The best benefit of the person's active memberships that has a use left. */
async function bestBenefit(tx: Tx, priced: Priced): Promise<FoundBenefit | undefined> {
  const { rows } = await sql<FoundBenefit>`
    select n.id, mu.id as membership_user_id, n.discount_percent, n.uses_per_period is not null as is_limited
    from membership_users mu
    join memberships m on m.id = mu.membership_id and ${isCurrent(priced.now)}
    join membership_benefits n on n.membership_type_id = m.membership_type_id
    join categories c on c.id = ${priced.categoryId}
    where mu.user_id = ${priced.userId} and (${priced.membershipUserId ?? null}::int is null or mu.id = ${priced.membershipUserId ?? null}::int)
      and (n.category_id is null or n.category_id in (c.id, c.parent_id))
      and (n.uses_per_period is null or n.uses_per_period > (
        select count(*) from benefit_usages u
        where u.membership_user_id = mu.id and u.benefit_id = n.id and u.state in ('reserved', 'used')
          and date_trunc(n.period, u.used_on::timestamp) = date_trunc(n.period, ${priced.usedOn}::timestamp)))
    order by n.discount_percent desc, n.id limit 1`.execute(tx);
  return rows[0];
}

/**
 * Locks the memberships of the person: several baskets may hold places for one member, and have to count the remaining
 * uses one after another.
 */
async function lockMemberships(tx: Tx, { userId }: Priced): Promise<void> {
  await tx
    .selectFrom('membershipUsers')
    .where('userId', '=', userId)
    .select('id')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** The benefit that applies, or null. */
async function findBenefit(tx: Tx, priced: Priced): Promise<Benefit | null> {
  let found = await bestBenefit(tx, priced);
  if (found?.isLimited) {
    await lockMemberships(tx, priced);
    found = await bestBenefit(tx, priced);
  }
  if (found === undefined) return null;
  const discount = Math.floor((priced.unitPrice * found.discountPercent) / 100);
  return discount === 0
    ? null
    : { kind: 'benefit', benefitId: found.id, membershipUserId: found.membershipUserId, discount };
}

/** The package for this price that expires first, of those with uses left. */
async function findPackage(tx: Tx, priced: Priced): Promise<PackageUse | null> {
  const { rows } = await sql<{ ownedPackageId: string; contentId: string; usagesLeft: number }>`
    select oc.owned_package_id, oc.content_id, oc.usages_total - oc.usages_taken as usages_left
    from owned_packages op
    join packages k on k.id = op.package_id
    join owned_package_contents oc on oc.owned_package_id = op.id and oc.usages_taken < oc.usages_total
    join package_content_options po on po.content_id = oc.content_id
    where op.user_id = ${priced.userId} and po.pricing_option_id = ${priced.pricingOptionId}
      and (op.expires_at is null or op.expires_at > ${priced.now})
      and (k.venue_id is null or k.venue_id = ${priced.venueId})
      and (k.venue_group_id is null or exists (
        select from venue_group_members g where g.venue_group_id = k.venue_group_id and g.venue_id = ${priced.venueId}))
    order by op.expires_at nulls last, op.purchased_at, op.id limit 1
    for update of oc`.execute(tx);
  const [found] = rows;
  if (found === undefined || priced.unitPrice === 0) return null;
  const usages = Math.min(priced.quantity, found.usagesLeft);
  return {
    kind: 'package',
    ownedPackageId: found.ownedPackageId,
    contentId: found.contentId,
    usages,
    discount: usages * priced.unitPrice,
  };
}

/** Finds the discount of a line: a membership benefit, else a package (docs/product.md#discounts). */
export async function findDiscount(tx: Tx, priced: Priced): Promise<Benefit | PackageUse | null> {
  return (await findBenefit(tx, priced)) ?? (priced.pricingOptionId === null ? null : findPackage(tx, priced));
}

interface TakenUses {
  discount: Benefit | PackageUse;
  /** Null in a rehearsal. */
  bookingId: string | null;
  usedOn: string;
}

/** Takes a use of the benefit, or uses of the package. A database check keeps packages from being overused. */
export async function takeUses(tx: Tx, { discount, bookingId, usedOn }: TakenUses): Promise<void> {
  if (discount.kind === 'benefit') {
    const { benefitId, membershipUserId } = discount;
    await tx
      .insertInto('benefitUsages')
      .values({ benefitId, membershipUserId, bookingId, state: 'reserved', usedOn })
      .execute();
    return;
  }
  const { ownedPackageId, contentId, usages } = discount;
  await tx
    .updateTable('ownedPackageContents')
    .set((row) => ({ usagesTaken: row('usagesTaken', '+', usages) }))
    .where('ownedPackageId', '=', ownedPackageId)
    .where('contentId', '=', contentId)
    .execute();
}

interface Reservation extends TakenUses {
  bookingId: string;
  cartItemId: string;
}

/** Reserves a use of the benefit, or uses of the package, for a line. */
export async function reserveDiscount(tx: Tx, reservation: Reservation): Promise<void> {
  await takeUses(tx, reservation);
  const { discount, bookingId, cartItemId } = reservation;
  if (discount.kind === 'benefit') return;
  const { ownedPackageId, contentId, usages } = discount;
  await tx
    .insertInto('packageUsages')
    .values({ ownedPackageId, contentId, bookingId, cartItemId, quantity: usages, state: 'reserved' })
    .execute();
}

/** Returns the benefit and package uses that these bookings reserved. */
export async function returnDiscounts(tx: Tx, bookingIds: readonly string[]): Promise<void> {
  if (bookingIds.length === 0) return;
  await tx
    .updateTable('benefitUsages')
    .set({ state: 'returned' })
    .where('bookingId', 'in', bookingIds)
    .where('state', '=', 'reserved')
    .execute();
  await sql`
    with returned as (
      update package_usages set state = 'returned'
      where booking_id = any(${[...bookingIds]}::uuid[]) and state = 'reserved'
      returning owned_package_id, content_id, quantity
    ), summed as (
      select owned_package_id, content_id, sum(quantity) as quantity from returned group by 1, 2
    )
    update owned_package_contents c set usages_taken = c.usages_taken - summed.quantity
    from summed where c.owned_package_id = summed.owned_package_id and c.content_id = summed.content_id`.execute(tx);
}
