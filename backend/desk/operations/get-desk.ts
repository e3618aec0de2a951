import type { Caller, Context } from '#backend/context.ts';
import { readUser } from '#backend/customers/store.ts';
import { fullName } from '#backend/customers/user.ts';
import { DomainError } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { readOperator } from '#backend/operator/store.ts';
import { readAcceptedTenders } from '#backend/orders/tenders.ts';
import { readOpenTill } from '#backend/tills/read-tills.ts';
import { findDeskVenue } from '#backend/venues/find-desk-venue.ts';
import { getDeskEndpoint } from '#contract/desk/desk.ts';
import { tenderTypeSchema } from '#contract/payments/tenders.ts';

/** What the operator accepts and this member of staff may take, and credit. */
async function readTenders({ db, config }: Pick<Context, 'db' | 'config'>, { permissions }: Caller) {
  const accepted = await readAcceptedTenders(db, config);
  const may = accepted.filter(({ permission }) => permission === null || permissions.includes(permission));
  const types: readonly string[] = [...may.map(({ tenderType }) => tenderType), 'credit'];
  return tenderTypeSchema.options.filter((tenderType) => types.includes(tenderType));
}

/** The desk of the caller: where it is, what it takes, and its open till (docs/product.md#front-desk). Throws `not_found`. */
export const getDesk = operation(getDeskEndpoint, async ({ query }, context) => {
  const { db, caller } = context;
  if (caller === null) throw new DomainError('unauthenticated');
  const [venue, staff, operator, tenders, till] = await Promise.all([
    findDeskVenue(context, query.venue),
    readUser(db, caller.userId),
    readOperator(db),
    readTenders(context, caller),
    readOpenTill(db, caller.userId),
  ]);
  const { id, name, slug } = venue;
  return {
    data: {
      venue: { id, name, slug },
      staff: { id: staff.id, name: fullName(staff) },
      tenders,
      mayLeaveBalance: operator.fohMayLeaveBalance,
      till,
    },
  };
});
