import { sql } from 'kysely';
import { getBooking } from '#backend/bookings/booking-shape.ts';
import { selectBookings } from '#backend/bookings/booking-store.ts';
import { fullName } from '#backend/customers/user.ts';
import type { Db } from '#backend/db/schema.ts';
import { readMemberships } from '#backend/memberships/read-memberships.ts';
import { getStatus } from '#backend/memberships/show-membership.ts';
import { instant } from '#backend/serialize/instant.ts';
import { money } from '#backend/serialize/money.ts';
import { localDate } from '#backend/serialize/venue-time.ts';
import type { DeskCustomer } from '#contract/desk/customers.ts';
import { ageOn } from '#contract/rules/ages.ts';
import { siteZone } from '#contract/rules/site-zone.ts';

/** Most upcoming bookings of one record. */
const mostBookings = 50;

/** The memberships that cover a person, those that run first. */
export async function readMembershipLines(db: Db, userId: number, now: Date): Promise<DeskCustomer['memberships']> {
  const rows = await readMemberships(db, { userId, now });
  return rows.map((row) => ({
    id: row.id,
    membershipType: { id: row.typeId, name: row.typeName },
    status: getStatus(row, localDate(now, row.timezone)),
    startsOn: row.startsOn,
    endsOn: row.endsOn,
    membershipUserId: row.membershipUserId,
  }));
}

/** Whom a person may act for, by name. */
export async function readPeople(db: Db, userId: number, now: Date): Promise<DeskCustomer['linkedUsers']> {
  const rows = await db
    .selectFrom('linkedUsers as l')
    .innerJoin('users as u', 'u.id', 'l.referencedUserId')
    .where('l.userId', '=', userId)
    // Written out, so that every plan uses the index of live links.
    .where(sql<boolean>`l.status = 'successful'`)
    .select(['u.id', 'u.firstName', 'u.lastName', 'u.dateOfBirth', 'l.relationship'])
    .orderBy('u.firstName')
    .orderBy('u.lastName')
    .orderBy('l.id')
    .execute();
  const today = localDate(now, siteZone);
  return rows.map(({ id, dateOfBirth, relationship, ...name }) => ({
    userId: id,
    name: fullName(name),
    relationship,
    age: dateOfBirth === null ? null : Math.max(0, ageOn(dateOfBirth, today)),
  }));
}

/** Credit that is not set aside for a basket. */
export async function readCredit(db: Db, userId: number, currency: string): Promise<DeskCustomer['credit']> {
  const rows = await db
    .selectFrom('creditAccounts')
    .where('userId', '=', userId)
    .select(['type', 'balance', 'reserved'])
    .execute();
  const free = (type: 'membership' | 'general') => {
    const account = rows.find((row) => row.type === type);
    return money(account === undefined ? 0 : account.balance - account.reserved, currency);
  };
  return { membership: free('membership'), general: free('general') };
}

/** Orders of which something is still to be paid, the oldest first. */
export async function readUnpaidOrders(db: Db, userId: number): Promise<DeskCustomer['unpaidOrders']> {
  const rows = await db
    .selectFrom('orders')
    .where('userId', '=', userId)
    .where('balance', '>', 0)
    .where('status', 'in', ['success', 'awaiting_payment'])
    .select(['id', 'total', 'balance', 'currency', 'createdAt'])
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return rows.map(({ id, total, balance, currency, createdAt }) => ({
    id,
    total: money(total, currency),
    balance: money(balance, currency),
    createdAt: instant(createdAt),
  }));
}

/** Settled bookings of a person that are not over. */
export async function readUpcoming(db: Db, userId: number, now: Date): Promise<DeskCustomer['upcomingBookings']> {
  const rows = await selectBookings(db)
    .where('b.userId', '=', userId)
    .where('b.status', '=', 'settled')
    .where('o.endsAt', '>', now)
    .orderBy('o.startsAt')
    .orderBy('b.id')
    .limit(mostBookings)
    .execute();
  return rows.map((row) => getBooking(row, { now, isStaff: true }));
}

/** The address that the desk has asked for as a person's and nobody has allowed yet. */
export async function readAskedEmail(
  db: Db,
  { userId, callerId, now }: { userId: number; callerId: number | undefined; now: Date },
): Promise<DeskCustomer['askedEmail']> {
  const row = await db
    .selectFrom('emailConfirmations as e')
    .leftJoin('users as u', 'u.id', 'e.askedBy')
    .where('e.userId', '=', userId)
    .where('e.deskStep', '=', 'allow')
    .where('e.usedAt', 'is', null)
    .where('e.expiresAt', '>', now)
    .select(['e.email', 'e.askedBy', 'e.createdAt', 'u.firstName', 'u.lastName'])
    .executeTakeFirst();
  if (row === undefined) return null;
  const { email, askedBy, createdAt, firstName, lastName } = row;
  return {
    email,
    askedBy: firstName === null || lastName === null ? null : fullName({ firstName, lastName }),
    isOwn: askedBy !== null && askedBy === callerId,
    askedAt: instant(createdAt),
  };
}
