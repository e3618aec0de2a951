import { checkMayActFor } from '#backend/customers/may-act-for.ts';
import { readUser } from '#backend/customers/store.ts';
import {
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
import { getDeskCustomerEndpoint } from '#contract/desk/customers.ts';

/** The record of a customer at the desk (docs/product.md#customers-at-the-desk). Throws `not_found`. */
export const getDeskCustomer = operation(getDeskCustomerEndpoint, async ({ params: { userId } }, context) => {
  const { db, clock } = context;
  await checkMayActFor(context, userId);
  const now = clock.now();
  const row = await readUser(db, userId);
  const [[user], { currency }] = await Promise.all([showFoundUsers(db, [row], now), readOperator(db)]);
  if (user === undefined) throw notFound();
  const [memberships, credit, penalties, debts, unpaidOrders, linkedUsers, upcomingBookings] = await Promise.all([
    readMembershipLines(db, userId, now),
    readCredit(db, userId, currency),
    readPenalties(db, userId, ['outstanding']),
    readDebts(db, userId, ['outstanding']),
    readUnpaidOrders(db, userId),
    readPeople(db, userId, now),
    readUpcoming(db, userId, now),
  ]);
  const owed = { penalties, debts, unpaidOrders };
  const bookingDisabled = row.bookingBarredAt !== null;
  return { data: { user, memberships, credit, ...owed, linkedUsers, upcomingBookings, bookingDisabled } };
});
