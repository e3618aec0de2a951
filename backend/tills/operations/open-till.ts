import { recordAudit } from '#backend/audit/record-audit.ts';
import { isConflict, isUniqueViolation } from '#backend/db/connection/error-codes.ts';
import { transact } from '#backend/db/connection/transact.ts';
import { findDeskVenue } from '#backend/desk/find-desk-venue.ts';
import { DomainError } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { findTill } from '#backend/tills/find-till.ts';
import { openTillEndpoint } from '#contract/desk/tills.ts';

function tillOpen(error: unknown): unknown {
  if (isUniqueViolation(error, 'tills_one_open_desk'))
    return new DomainError('till_open', { message: 'The till of this desk is open already' });
  return isConflict(error) ? new DomainError('till_open') : error;
}

/**
 * Opens the caller's till with a float in minor units; what they take from then on goes into it (docs/product.md#tills).
 * One at a time for each person, and for each desk of a venue. Throws `till_open` and `not_found`.
 */
export const openTill = operation(openTillEndpoint, async ({ body }, context) => {
  const { db, clock, caller } = context;
  if (caller === null) throw new DomainError('unauthenticated');
  const venue = await findDeskVenue(context, body.venue);
  const till = { venueId: venue.id, desk: body.desk ?? null, staffUserId: caller.userId };
  const data = await transact(db, async (tx) => {
    const { id } = await tx
      .insertInto('tills')
      .values({ ...till, openingFloat: body.float, openedAt: clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    const details = { float: body.float };
    await recordAudit(tx, context, { action: 'till_opened', subjectType: 'till', subjectId: id, details });
    return findTill(tx, context, id);
  }).catch((error: unknown) => {
    throw tillOpen(error);
  });
  return { data };
});
