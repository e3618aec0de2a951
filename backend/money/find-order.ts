import { sql } from 'kysely';
import type { Db } from '#backend/db/schema.ts';
import { orderReference } from '#contract/rules/order-reference.ts';

interface Found {
  id: string;
  status: string;
  currency: string;
  reference: string;
}

/** Finds an order by its id or its reference (`TL-` and eight digits). Throws one sentence when there is not just one. */
export async function findOrderByName(db: Db, name: string): Promise<Found> {
  const start = name.toLowerCase().replace(/^tl-/, '');
  if (!/^[0-9a-f]{8}[0-9a-f-]*$/.test(start)) throw new Error(`"${name}" is not the id or reference of an order.`);
  const { rows } = await sql<Omit<Found, 'reference'>>`
    select id, status, currency from orders where id::text like ${`${start}%`} limit 2`.execute(db);
  const [order, another] = rows;
  if (order === undefined) throw new Error(`There is no order ${name}.`);
  if (another !== undefined) throw new Error(`Several orders begin with ${name}: give the whole id.`);
  return { ...order, reference: orderReference(order.id) };
}
