import { requireActingUser } from '#backend/customers/require-acting-user.ts';
import { readDebts } from '#backend/money/read-owed.ts';
import { operation } from '#backend/operation.ts';
import { listDebtsEndpoint } from '#contract/payments/account-money.ts';

/** The fees and debts of a person, of all statuses unless told otherwise, the newest first (docs/product.md#account-money). */
export const listDebts = operation(listDebtsEndpoint, async ({ query }, context) => ({
  data: await readDebts(context.db, requireActingUser(context), query.status),
}));
