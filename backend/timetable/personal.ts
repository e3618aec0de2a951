import { max } from 'date-fns/max';
import { min } from 'date-fns/min';
import { sql } from 'kysely';
import { isCurrent } from '#backend/customers/current-membership.ts';
import type { Db } from '#backend/db/schema.ts';
import { readCustomerFlags, type CustomerFlags } from './customer-flags.ts';
import type { OccurrenceRow } from './occurrence-row.ts';
import { isHeld, isInBasket } from './own-bookings.ts';
import { waitlistPosition } from './waitlist-position.ts';

export interface OwnBooking {
  id: string;
  v1Id: number;
  isV2: boolean;
  occurrenceId: string;
  status: 'settled' | 'reserved';
  isOffer: boolean;
  /** The hold ran out, and its line is still in an open basket: the places are on sale, the person's time is not. */
  isLapsed: boolean;
  startsAt: Date;
  endsAt: Date;
}

export interface WaitlistPlace {
  id: number;
  occurrenceId: string;
  status: string;
  offerExpiresAt: Date | null;
  /** How many are offered; null for who has no offer. */
  offeredPlaces: number | null;
  /** For how many the person waits, or has an offer. */
  places: number;
  /** 1 for who is next; null for who has an offer. */
  position: number | null;
}

/** What makes a timetable personal: the acting user's own bookings, waitlist entries, prices and met restrictions. */
export interface Personal {
  userId: number;
  isBarred: boolean;
  dateOfBirth: string | null;
  /** Has a membership or a package, so the price of a place must be computed. */
  mayPayLess: boolean;
  bookings: OwnBooking[];
  waitlist: Map<string, WaitlistPlace>;
  /** Minor units by pricing option, for members. */
  memberPrices: Map<string, number>;
  metRestrictionIds: Set<string>;
}

/** The person's bookings and holds at these times, with the lines of open baskets whose holds ran out. */
async function readBookings(db: Db, userId: number, rows: OccurrenceRow[], now: Date): Promise<OwnBooking[]> {
  const from = min(rows.map(({ startsAt }) => startsAt));
  const until = max(rows.map(({ endsAt }) => endsAt));
  const bookings = await db
    .selectFrom('bookings as b')
    .innerJoin('occurrences as o', 'o.id', 'b.occurrenceId')
    .where('b.userId', '=', userId)
    .where('b.status', 'in', ['settled', 'reserved'])
    .where((where) => where.or([isHeld(now), isInBasket]))
    .where('o.startsAt', '<', until)
    .where('o.endsAt', '>', from)
    .select(['b.id', 'b.v1Id', 'b.isV2', 'b.occurrenceId', 'b.status', 'b.holdKind', 'o.startsAt', 'o.endsAt'])
    .select(sql<boolean>`not ${isHeld(now)}`.as('isLapsed'))
    .$narrowType<{ status: 'settled' | 'reserved' }>()
    .execute();
  return bookings.map(({ holdKind, ...booking }) => ({ ...booking, isOffer: holdKind === 'offer' }));
}

async function readWaitlist(db: Db, userId: number, rows: OccurrenceRow[]): Promise<Personal['waitlist']> {
  const ids = rows.filter(({ waitlistMaximum }) => waitlistMaximum !== null).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const entries = await db
    .selectFrom('waitlistEntries as w')
    .leftJoin('bookings as b', 'b.id', 'w.bookingId')
    .where('w.userId', '=', userId)
    .where('w.occurrenceId', 'in', ids)
    .where('w.status', 'in', ['waiting', 'offered'])
    .select(['w.id', 'w.occurrenceId', 'w.status', 'w.places', 'w.offerExpiresAt'])
    .select(['b.places as offeredPlaces', waitlistPosition.as('position')])
    .execute();
  return new Map(entries.map((entry) => [entry.occurrenceId, entry]));
}

/**
 * Prices of the memberships that cover the user now, or of the one named, minor units by pricing option; the lowest
 * where several do.
 */
export async function readMemberPrices(
  db: Db,
  userId: number,
  optionIds: string[],
  now: Date,
  membershipUserId?: number,
): Promise<Map<string, number>> {
  if (optionIds.length === 0) return new Map();
  const prices = await db
    .selectFrom('membershipUsers as u')
    .innerJoin('memberships as m', 'm.id', 'u.membershipId')
    .innerJoin('membershipPrices as p', 'p.membershipTypeId', 'm.membershipTypeId')
    .where('u.userId', '=', userId)
    .$if(membershipUserId !== undefined, (all) => all.where('u.id', '=', membershipUserId ?? 0))
    .where(isCurrent(now))
    .where('p.pricingOptionId', 'in', optionIds)
    .groupBy('p.pricingOptionId')
    .select((row) => ['p.pricingOptionId', row.fn.min('p.price').as('price')])
    .execute();
  return new Map(prices.map(({ pricingOptionId, price }) => [pricingOptionId, Number(price)]));
}

/**
 * Which of these restrictions the user has met: waivers signed, inductions by a settled booking
 * (docs/product.md#waivers).
 */
export async function readMetRestrictions(db: Db, userId: number, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const signedQuery = db
    .selectFrom('signedWaivers')
    .where('userId', '=', userId)
    .where('restrictionId', 'in', ids)
    .select('restrictionId');
  const inductedQuery = db
    .selectFrom('restrictions as r')
    // The related category, or one below it.
    .innerJoin('categories as c', (join) =>
      join.on((on) =>
        on.or([on('c.id', '=', on.ref('r.relatedCategoryId')), on('c.parentId', '=', on.ref('r.relatedCategoryId'))]),
      ),
    )
    .innerJoin('occurrences as o', 'o.categoryId', 'c.id')
    .innerJoin('bookings as b', 'b.occurrenceId', 'o.id')
    .where('b.userId', '=', userId)
    .where('b.status', '=', 'settled')
    .where('r.id', 'in', ids)
    .select('r.id as restrictionId');
  const metRows = await signedQuery.union(inductedQuery).execute();
  return new Set(metRows.map(({ restrictionId }) => restrictionId));
}

/**
 * Reads the user's bookings, waitlist entries, prices and met restrictions for these sessions, starting with their
 * CustomerFlags; null without sessions.
 */
export async function readPersonal(
  db: Db,
  userId: number,
  rows: OccurrenceRow[],
  now: Date,
  customerFlags?: CustomerFlags,
): Promise<Personal | null> {
  if (rows.length === 0) return null;
  const { isBarred, dateOfBirth, hasBookings, isWaiting, hasMemberships, hasPackages } =
    customerFlags ?? (await readCustomerFlags(db, userId));
  const restrictionIds = rows.flatMap((row) => [row.prePurchaseWaiverId, row.prePurchaseInductionId]);
  const optionIds = hasMemberships ? rows.map(({ pricingOptionId }) => pricingOptionId) : [];
  const [bookings, waitlist, memberPrices, metRestrictionIds] = await Promise.all([
    hasBookings ? readBookings(db, userId, rows, now) : [],
    isWaiting ? readWaitlist(db, userId, rows) : new Map<string, WaitlistPlace>(),
    readMemberPrices(
      db,
      userId,
      [...new Set(optionIds)].filter((id) => id !== null),
      now,
    ),
    readMetRestrictions(
      db,
      userId,
      [...new Set(restrictionIds)].filter((id) => id !== null),
    ),
  ]);
  const mayPayLess = hasMemberships || hasPackages;
  return { userId, isBarred, dateOfBirth, mayPayLess, bookings, waitlist, memberPrices, metRestrictionIds };
}
