import { randomUUID } from 'node:crypto';
import type { Db } from '#backend/db/schema.ts';
import { minutesAfter, now } from './session.ts';

/** A card payment in progress, for which holds can be locked. */
export async function makePayment(db: Db, userId: number): Promise<string> {
  const account = await db
    .insertInto('paymentAccounts')
    .values({ kind: 'opayo', mode: 'sandbox', name: 'Sandbox' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const cart = await db
    .insertInto('carts')
    .values({ userId, channel: 'online', source: 'activity-booking', status: 'closed', closedAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const id = randomUUID();
  await db
    .insertInto('paymentTransactions')
    .values({
      id,
      cartId: cart.id,
      accountId: account.id,
      userId,
      kind: 'opayo',
      mode: 'sandbox',
      channel: 'online',
      amount: 620,
      currency: 'GBP',
      itemHash: 'hash',
      createdAt: now,
      updatedAt: now,
      expiresAt: minutesAfter(now, 25),
    })
    .execute();
  return id;
}
