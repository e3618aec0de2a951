import { addMonths } from 'date-fns/addMonths';
import { selectBookings } from '#backend/bookings/booking-store.ts';
import { calendarFeed } from '#backend/bookings/letters/calendar-file.ts';
import type { Db } from '#backend/db/schema.ts';
import { notFound, DomainError } from '#backend/failure.ts';
import { hashToken } from '#backend/http/input/token.ts';
import { operation } from '#backend/operation.ts';
import { readOperator } from '#backend/operator/store.ts';
import { readCalendarFeedEndpoint, getCalendarFeedEndpoint } from '#contract/customers/own-data.ts';

/**
 * Makes the secret address of the caller's calendar; one made before stops working (docs/product.md#calendar-feed). Only
 * its hash is stored. It outlives every sign-in, so one by PIN may not make it: `forbidden`. Ten an hour for each account.
 */
export const getCalendarFeed = operation(getCalendarFeedEndpoint, async (_input, context) => {
  const { db, clock, ids, config, limits, caller } = context;
  if (caller === null) throw new DomainError('unauthenticated');
  if (caller.byPin) throw new DomainError('forbidden');
  await limits.consume('calendar feed', String(caller.userId), { limit: 10, windowSeconds: 3600 });
  const secret = ids.token();
  const feed = { secretHash: hashToken(secret), createdAt: clock.now() };
  await db
    .insertInto('calendarFeeds')
    .values({ userId: caller.userId, ...feed })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(feed))
    .execute();
  return { data: { url: `${config.siteUrl}/api/calendar/${secret}.ics` } };
});

const months = 12;
/** Far more than anybody books in a year. */
const mostEvents = 2_000;

/** What somebody has booked for themself and for others, from now on. Cancelled visits stay, so that calendars take them out. */
function readVisits(db: Db, userId: number, now: Date) {
  return selectBookings(db)
    .where('b.id', 'in', (from) =>
      from
        .selectFrom('bookings')
        .where('userId', '=', userId)
        .select('bookings.id')
        .union(from.selectFrom('bookings').where('bookedByUserId', '=', userId).select('bookings.id')),
    )
    .where('b.orderId', 'is not', null)
    .where('b.status', 'in', ['settled', 'cancelled'])
    .where('o.endsAt', '>', now)
    .where('o.startsAt', '<', addMonths(now, months))
    .orderBy('o.startsAt')
    .orderBy('b.id')
    .limit(mostEvents)
    .execute();
}

/**
 * Somebody's sessions of the next twelve months as a calendar, for whoever has its secret address
 * (docs/product.md#calendar-feed). Throws `not_found` for a secret that is wrong or was renewed.
 */
export const readCalendarFeed = operation(readCalendarFeedEndpoint, async ({ params }, { db, clock }) => {
  const secret = params.file.replace(/\.ics$/, '');
  const feed = await db
    .selectFrom('calendarFeeds')
    .where('secretHash', '=', hashToken(secret))
    .select('userId')
    .executeTakeFirst();
  if (feed === undefined) throw notFound();
  const [{ name }, rows] = await Promise.all([readOperator(db), readVisits(db, feed.userId, clock.now())]);
  const data = calendarFeed(rows, { name, ownerId: feed.userId });
  return { data, file: { contentType: 'text/calendar; charset=utf-8', name: 'calendar.ics' } };
});
