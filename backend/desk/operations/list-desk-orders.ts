import { sql } from 'kysely';
import { readPage } from '#backend/db/read-page.ts';
import type { Db } from '#backend/db/schema.ts';
import { operation, type Input } from '#backend/operation.ts';
import { readOrderParts } from '#backend/orders/lists/read-order-parts.ts';
import { findOrder } from '#backend/orders/order-shape.ts';
import { getPagination } from '#backend/serialize/pagination.ts';
import { instantOfLocal, localDate } from '#backend/serialize/venue-time.ts';
import { findDeskVenue, type DeskVenue } from '#backend/venues/find-desk-venue.ts';
import { listDeskOrdersEndpoint } from '#contract/desk/orders.ts';
import { daysAfter } from '#contract/rules/calendar-date.ts';

type Query = Input<typeof listDeskOrdersEndpoint>['query'];

/** The ids that begin with these digits, as the first and the last of them. */
function idRange(number: string): [string, string] {
  const digits = number.replace(/^TL-/i, '').toLowerCase();
  const rest = '-0000-0000-0000-000000000000';
  return [`${digits.padEnd(8, '0')}${rest}`, `${digits.padEnd(8, 'f')}${rest.replaceAll('0', 'f')}`];
}

function selectChosen(db: Db, venue: DeskVenue, { number, date }: Query, now: Date) {
  const chosen = db
    .selectFrom('orders')
    .leftJoin('users as s', 's.id', 'orders.staffUserId')
    .where('orders.deskVenueId', '=', venue.id)
    .selectAll('orders')
    .select(sql<string | null>`s.first_name || ' ' || s.last_name`.as('soldBy'))
    .orderBy('orders.createdAt', 'desc')
    .orderBy('orders.id');
  if (number !== undefined) {
    const [first, last] = idRange(number);
    return chosen.where('orders.id', '>=', first).where('orders.id', '<=', last);
  }
  const day = date ?? localDate(now, venue.timezone);
  return chosen
    .where('orders.createdAt', '>=', instantOfLocal(`${day} 00:00:00`, venue.timezone))
    .where('orders.createdAt', '<', instantOfLocal(`${daysAfter(day, 1)} 00:00:00`, venue.timezone));
}

/**
 * What was sold at the desks of a venue on a day, or by the beginning of its number, the newest first
 * (docs/product.md#payment-at-the-desk). Throws `not_found`.
 */
export const listDeskOrders = operation(listDeskOrdersEndpoint, async ({ query }, context) => {
  const { db, clock } = context;
  const venue = await findDeskVenue(context, query.venue);
  const { rows, total } = await readPage(selectChosen(db, venue, query, clock.now()), query);
  const { lines, payments } = await readOrderParts(
    db,
    rows.map(({ id }) => id),
  );
  const data = rows.map(({ soldBy, ...order }) => ({
    ...findOrder({
      order: { ...order, items: [] },
      lines: lines.filter(({ orderId }) => orderId === order.id),
      payments: payments.filter(({ orderId }) => orderId === order.id),
      whatToBring: [],
    }),
    desk: order.desk,
    soldBy,
  }));
  return { data, pagination: getPagination({ ...query, count: rows.length, total }) };
});
