import { readPage } from '#backend/db/read-page.ts';
import { findDeskVenue } from '#backend/desk/find-desk-venue.ts';
import { DomainError } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { getPagination } from '#backend/serialize/pagination.ts';
import { seesAllTills } from '#backend/tills/find-till.ts';
import { selectTills, showTills } from '#backend/tills/read-tills.ts';
import { listTillsEndpoint } from '#contract/desk/tills.ts';

/**
 * The caller's own tills, or with the permission `refunds` those of everybody at a venue, the newest first
 * (docs/product.md#tills). Throws `forbidden` and `not_found`.
 */
export const listTills = operation(listTillsEndpoint, async ({ query }, context) => {
  const { db, caller } = context;
  if (caller === null) throw new DomainError('unauthenticated');
  if (query.venue !== undefined && !seesAllTills(context)) throw new DomainError('forbidden');
  const venue = query.venue === undefined ? null : await findDeskVenue(context, query.venue);
  const chosen = selectTills(db)
    .$if(venue === null, (tills) => tills.where('t.staffUserId', '=', caller.userId))
    .$if(venue !== null, (tills) => tills.where('t.venueId', '=', venue?.id ?? ''))
    .orderBy('t.openedAt', 'desc')
    .orderBy('t.id');
  const { rows, total } = await readPage(chosen, query);
  return { data: await showTills(db, rows), pagination: getPagination({ ...query, count: rows.length, total }) };
});
