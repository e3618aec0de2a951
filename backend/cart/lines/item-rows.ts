import { sql, type ExpressionBuilder } from 'kysely';
import { batched } from '#backend/db/batching/batched.ts';
import { compiledQuery } from '#backend/db/batching/compiled-query.ts';
import { groupRows } from '#backend/db/group-rows.ts';
import type { Database, Db } from '#backend/db/schema.ts';
import type { CartItemsTable } from '#backend/db/tables/bookings.ts';
import { isAwaitingAnswers } from '#backend/questions/open-questions.ts';

/** The booking of a line, in a subquery: for a join, PostgreSQL may scan all bookings for a few lines. */
function getBooking(from: ExpressionBuilder<Database & { i: CartItemsTable }, 'i'>) {
  return from.selectFrom('bookings').whereRef('bookings.id', '=', 'i.bookingId').selectAll().limit(1).as('b');
}

/** Whether the line is the membership's own fee for joining, of those that are below it. */
const isJoiningFee = sql<boolean>`exists (select from joinings n join membership_types t on t.id = n.membership_type_id
  where n.id = jf.joining_id and t.joining_fee_id = jf.collectable_fee_id)`;

/** Cart items joined with what they refer to. */
const selectItems = compiledQuery((db: Db, { cartIds }: { cartIds: number[] }) =>
  db
    .selectFrom('cartItems as i')
    .leftJoinLateral(getBooking, (join) => join.onTrue())
    .leftJoin('occurrences as o', 'o.id', 'b.occurrenceId')
    .leftJoin('categories as g', 'g.id', 'o.categoryId')
    .leftJoin('cancellationPolicies as cp', 'cp.id', 'o.cancellationPolicyId')
    .leftJoin('bookingBundles as u', 'u.id', 'i.bundleId')
    .leftJoin('schedules as s', 's.id', 'u.scheduleId')
    .leftJoin('joinings as jn', 'jn.id', 'i.joiningId')
    .leftJoin('membershipTypes as jt', 'jt.id', 'jn.membershipTypeId')
    .leftJoin('journalTransactions as jf', 'jf.id', 'i.journalTransactionId')
    .leftJoin('venues as v', (join) =>
      join.on('v.id', '=', sql<string>`coalesce(o.venue_id, s.venue_id, jn.home_venue_id)`),
    )
    .leftJoin('pricingOptions as p', 'p.id', 'i.pricingOptionId')
    .leftJoin('tickets as t', 't.id', 'i.ticketId')
    .leftJoin('membershipRenewals as r', 'r.id', 'i.membershipRenewalId')
    .leftJoin('membershipTypes as nt', 'nt.id', 'r.newMembershipTypeId')
    .where('i.cartId', '=', sql<number>`any(${cartIds})`)
    .orderBy('i.sortBy')
    .orderBy('i.createdAt')
    .orderBy('i.id')
    .select([
      'i.id',
      'i.cartId',
      'i.parentId',
      'i.type',
      'i.purchasableType',
      'i.purchasableId',
      'i.name',
      'i.summary',
      'i.quantity',
      'i.maxQuantity',
      'i.unitPrice',
      'i.standardPrice',
      'i.lineTotal',
      'i.taxTotal',
      'i.sortBy',
      'i.purchasedForUserId',
      'i.membershipUserId',
      'i.chosenMembershipUserId',
      'i.bookingId',
      'i.pricingOptionId',
      'i.ticketId',
      'i.penaltyId',
      'i.journalTransactionId',
      'i.membershipChangeId',
      'i.membershipRenewalId',
      'i.joiningId',
      'i.benefitId',
      'i.ownedPackageId',
      'i.enablePrintReceipt',
      'i.questionsRevision',
      'i.applyBenefit',
      'i.customerReference',
      'i.bundleId',
    ])
    .select([
      'b.v1Id as bookingV1Id',
      'b.isV2',
      'b.expiresAt',
      'b.releasedAt',
      'b.pinnedBy',
      'b.status as bookingStatus',
    ])
    .select([
      'o.id as occurrenceId',
      'o.v1Id as occurrenceV1Id',
      'o.bookingType',
      'o.startsAt',
      'o.endsAt',
      'o.categoryId',
      'g.slug as activitySlug',
      'o.scheduleId',
      'o.locationName',
      'o.friendlyLocationName',
      'o.waitlistMaximum',
      'o.attendeeWaiverId',
    ])
    .select([
      'cp.id as policyId',
      'cp.isCancellableOnline',
      'cp.cutOffMinutes',
      'cp.cutOffActions',
      'cp.fee',
      'cp.awardsCredit',
    ])
    .select(['jt.id as joiningTypeId', 'jt.name as joiningTypeName', 'jf.collectableFeeId'])
    .select(isJoiningFee.as('isJoiningFee'))
    .select(['nt.id as newMembershipTypeId', 'nt.name as newMembershipName'])
    .select(isAwaitingAnswers.as('isAwaitingAnswers'))
    .select(['s.id as bundleScheduleId', 's.bookingType as bundleType', 'u.isFull as isBundleFull'])
    .select(['v.id as venueId', 'v.name as venueName', 'v.slug as venueSlug', 'v.timezone'])
    .select(['p.kind as pricingOptionKind', 't.number as ticketNumber', 't.attendees', 't.minimumAge', 't.maximumAge']),
);

export type ItemRow = Awaited<ReturnType<typeof selectItems>>[number];

const readCartItems = batched({
  getName: String,
  run: async (db: Db, cartIds: number[]) => {
    return groupRows(await selectItems(db, { cartIds }), ({ cartId }) => String(cartId));
  },
});

/** All lines of a cart in their order, extras included. */
export async function readItems(db: Db, cartId: number): Promise<ItemRow[]> {
  return (await readCartItems(db, cartId)) ?? [];
}

/**
 * Whether the line's places are no longer held
 * (docs/product.md#holds): its hold ran out, or the booking was cancelled elsewhere.
 */
export function isHoldExpired(row: ItemRow, now: Date): boolean {
  if (row.bookingId === null) return false;
  if (row.bookingStatus === 'cancelled') return true;
  if (row.bookingStatus !== 'reserved' || row.pinnedBy !== null) return false;
  return row.releasedAt !== null || (row.expiresAt !== null && row.expiresAt <= now);
}
