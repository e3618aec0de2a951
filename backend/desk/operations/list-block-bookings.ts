import { readPage } from '#backend/db/read-page.ts';
import { isRunning, selectBlocks, showBlocks } from '#backend/desk/blocks/read-blocks.ts';
import { findDeskVenue } from '#backend/desk/find-desk-venue.ts';
import { operation } from '#backend/operation.ts';
import { getPagination } from '#backend/serialize/pagination.ts';
import { listBlockBookingsEndpoint } from '#contract/desk/block-bookings.ts';

/** What groups and clubs have booked at a venue and is not over, the newest first (docs/product.md#block-bookings). Throws `not_found`. */
export const listBlockBookings = operation(listBlockBookingsEndpoint, async ({ query }, context) => {
  const { db, clock } = context;
  const now = clock.now();
  const venue = await findDeskVenue(context, query.venue);
  const { userId } = query;
  const chosen = selectBlocks(db)
    .where('k.venueId', '=', venue.id)
    .where(isRunning(now))
    .$if(userId !== undefined, (blocks) => blocks.where('k.userId', '=', userId ?? 0))
    .orderBy('k.createdAt', 'desc')
    .orderBy('k.id');
  const { rows, total } = await readPage(chosen, query);
  return { data: await showBlocks(db, rows, now), pagination: getPagination({ ...query, count: rows.length, total }) };
});
