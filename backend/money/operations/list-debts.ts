import { requireActingUser } from '#backend/customers/require-acting-user.ts';
import { debtTypes } from '#backend/money/debt-types.ts';
import { operation } from '#backend/operation.ts';
import { readOperator } from '#backend/operator/store.ts';
import { instant } from '#backend/serialize/instant.ts';
import { money } from '#backend/serialize/money.ts';
import { listDebtsEndpoint } from '#contract/payments/account-money.ts';

/** The fees and debts of a person, of all statuses unless told otherwise, the newest first (docs/product.md#account-money). */
export const listDebts = operation(listDebtsEndpoint, async ({ query }, context) => {
  const { currency } = await readOperator(context.db);
  const ofPerson = context.db
    .selectFrom('journalTransactions')
    .where('userId', '=', requireActingUser(context))
    // The fees of a membership that is not bought yet are owed by nobody.
    .where((where) => where.or([where('joiningId', 'is', null), where('status', '=', 'paid')]));
  const chosen = query.status.length > 0 ? ofPerson.where('status', 'in', query.status) : ofPerson;
  const rows = await chosen
    .select(['id', 'kind', 'name', 'amount', 'status', 'createdAt'])
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
  return {
    data: rows.map(({ id, kind, name, amount, status, createdAt }) => ({
      id,
      purchasableType: debtTypes[kind],
      name,
      amount: money(amount, currency),
      status,
      createdAt: instant(createdAt),
    })),
  };
});
