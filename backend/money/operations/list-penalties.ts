import { requireActingUser } from '#backend/customers/require-acting-user.ts';
import { readPenalties } from '#backend/money/read-owed.ts';
import { operation } from '#backend/operation.ts';
import { listPenaltiesEndpoint } from '#contract/payments/account-money.ts';

/** The penalties of a person, of all statuses unless told otherwise, the newest first (docs/product.md#account-money). */
export const listPenalties = operation(listPenaltiesEndpoint, async ({ query }, context) => ({
  data: await readPenalties(context.db, requireActingUser(context), query.status),
}));
