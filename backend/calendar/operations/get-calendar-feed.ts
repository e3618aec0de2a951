import { DomainError } from '#backend/failure.ts';
import { hashToken } from '#backend/http/input/token.ts';
import { operation } from '#backend/operation.ts';
import { getCalendarFeedEndpoint } from '#contract/customers/own-data.ts';

/**
 * Makes the secret address of the caller's calendar; one made before stops working (docs/product.md#calendar-feed). Only
 * its hash is stored. Ten an hour for each account.
 */
export const getCalendarFeed = operation(getCalendarFeedEndpoint, async (_input, context) => {
  const { db, clock, ids, config, limits, caller } = context;
  if (caller === null) throw new DomainError('unauthenticated');
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
