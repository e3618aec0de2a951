import type { Story } from '#soak/customer/person.ts';
import type { Database } from '#soak/processes/database.ts';
import { auditBooks } from './books.ts';
import type { Check } from './finding.ts';
import type { GatewayEntry } from './gateway.ts';
import { auditPayments } from './payments.ts';
import { auditPlaces } from './places.ts';

/** Orders that somebody was told of and that are not there. */
async function auditTold({ query }: Database, stories: readonly Story[]): Promise<Check> {
  const told = stories.flatMap(({ userId, orders }) => [...orders].map((id) => ({ id, userId })));
  const broken = await query(
    `select told."userId" as user_id, told.id as order_id, o.status from jsonb_to_recordset($1::jsonb) as told (id text, "userId" int)
     left join orders o on o.id::text = told.id where o.status is distinct from 'success' or o.user_id <> told."userId"`,
    [JSON.stringify(told)],
  );
  return { name: 'told', rule: 'every order that a customer was told of is there', broken };
}

/** Holds what the gateway, the database and the customers know against each other, when everything is at rest. */
export async function audit(
  database: Database,
  ledger: readonly GatewayEntry[],
  stories: readonly Story[],
): Promise<Check[]> {
  return [
    ...(await auditPayments(database, ledger)),
    ...(await auditPlaces(database)),
    ...(await auditBooks(database)),
    await auditTold(database, stories),
  ];
}
