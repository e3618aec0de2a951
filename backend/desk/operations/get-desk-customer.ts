import { checkMayActFor } from '#backend/acting/may-act-for.ts';
import { mostLostHolds } from '#backend/billing/claim-charge.ts';
import { readUser } from '#backend/customers/store.ts';
import type { Db } from '#backend/db/schema.ts';
import {
  readAskedEmail,
  readCredit,
  readMembershipLines,
  readPeople,
  readUnpaidOrders,
  readUpcoming,
} from '#backend/desk/customers/customer-record.ts';
import { showFoundUsers } from '#backend/desk/customers/found-user.ts';
import { notFound } from '#backend/failure.ts';
import { readDebts, readPenalties } from '#backend/money/read-owed.ts';
import { operation } from '#backend/operation.ts';
import { readOperator } from '#backend/operator/store.ts';
import { money } from '#backend/serialize/money.ts';
import { getDeskCustomerEndpoint, type DeskCustomer } from '#contract/desk/customers.ts';

/** The payments of a person's memberships that were given up while the membership goes on, the oldest period first. */
async function readGivenUpCharges(db: Db, userId: number, currency: string): Promise<DeskCustomer['givenUpCharges']> {
  const rows = await db
    .selectFrom('memberships as m')
    .innerJoin('membershipTypes as t', 't.id', 'm.membershipTypeId')
    .innerJoin('membershipCharges as c', 'c.membershipId', 'm.id')
    .leftJoin('mandates as d', 'd.id', 'm.mandateId')
    .where('m.userId', '=', userId)
    .where('m.status', '=', 'active')
    .where('c.state', '=', 'given_up')
    .select(['c.id', 't.name as membership', 'c.periodFrom', 'c.amount', 'c.attempts', 'c.lostHolds', 'd.kind'])
    .orderBy('c.periodFrom')
    .orderBy('c.id')
    .execute();
  return rows.map(({ amount, lostHolds, kind, ...charge }) => ({
    ...charge,
    amount: money(amount, currency),
    mayBeHeld: kind === 'card' && lostHolds >= mostLostHolds,
  }));
}

/** The record of a customer at the desk (docs/product.md#customers-at-the-desk). Throws `not_found`. */
export const getDeskCustomer = operation(getDeskCustomerEndpoint, async ({ params: { userId } }, context) => {
  const { db, clock } = context;
  await checkMayActFor(context, userId);
  const now = clock.now();
  const row = await readUser(db, userId);
  const [[user], { currency }] = await Promise.all([showFoundUsers(db, [row], now), readOperator(db)]);
  if (user === undefined) throw notFound();
  const [
    memberships,
    credit,
    penalties,
    debts,
    unpaidOrders,
    givenUpCharges,
    linkedUsers,
    upcomingBookings,
    askedEmail,
  ] = await Promise.all([
    readMembershipLines(db, userId, now),
    readCredit(db, userId, currency),
    readPenalties(db, userId, ['outstanding']),
    readDebts(db, userId, ['outstanding']),
    readUnpaidOrders(db, userId),
    readGivenUpCharges(db, userId, currency),
    readPeople(db, userId, now),
    readUpcoming(db, userId, now),
    readAskedEmail(db, { userId, callerId: context.caller?.userId, now }),
  ]);
  const owed = { penalties, debts, unpaidOrders, givenUpCharges };
  const bookingDisabled = row.bookingBarredAt !== null;
  return { data: { user, memberships, credit, ...owed, linkedUsers, upcomingBookings, bookingDisabled, askedEmail } };
});
