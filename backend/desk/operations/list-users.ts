import { recordAudit } from '#backend/audit/record-audit.ts';
import { readPage } from '#backend/db/read-page.ts';
import { showFoundUsers } from '#backend/desk/customers/found-user.ts';
import { selectUsers } from '#backend/desk/customers/search-users.ts';
import { operation } from '#backend/operation.ts';
import { getPagination } from '#backend/serialize/pagination.ts';
import { listUsersEndpoint } from '#contract/desk/customers.ts';

/** Customers by name, e-mail, reference, postcode or card (docs/product.md#customers-at-the-desk). */
export const listUsers = operation(listUsersEndpoint, async ({ query }, context) => {
  const { db, clock } = context;
  const { rows, total } = await readPage(selectUsers(db, query), query);
  const details = { found: total };
  await recordAudit(db, context, {
    action: 'customers_found',
    subjectType: 'operation',
    subjectId: 'listUsers',
    details,
  });
  return {
    data: await showFoundUsers(db, rows, clock.now()),
    pagination: getPagination({ ...query, count: rows.length, total }),
  };
});
