import { sql } from 'kysely';
import { chooseCart, openCart } from '#backend/cart/choose-cart.ts';
import { readCart } from '#backend/cart/read-cart.ts';
import type { Db } from '#backend/db/schema.ts';
import { DomainError } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { occupiedTime } from '#backend/places/places.ts';
import { addCartItemsEndpoint } from '#contract/cart/cart.ts';
import { barrier } from '#tests/support/barrier.ts';

async function isFree(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql<{ isFree: boolean }>`
    select consumed < maximum and not exists (select from bookings b
      where b.resource_location_id = occurrences.resource_location_id and b.during && ${occupiedTime}) as is_free
    from occurrences where id = ${id}`.execute(db);
  return rows[0]?.isFree === true;
}

async function write(db: Db, id: string, userId: number | null, expiresAt: Date): Promise<void> {
  await sql`update occurrences set consumed_online = consumed_online + 1 where id = ${id}`.execute(db);
  await sql`insert into bookings (occurrence_id, user_id, channel, status, places, expires_at, resource_location_id, during)
    select id, ${userId}, 'online', 'reserved', 1, ${expiresAt}, resource_location_id, ${occupiedTime}
    from occurrences where id = ${id}`.execute(db);
}

/** A naive add without locking: all requests check whether there is a place, then all take it. */
export function unguardedAdd(buyers: number) {
  const allLooked = barrier(buyers);
  return operation(addCartItemsEndpoint, async ({ body }, context) => {
    const { db, actingUserId, clock } = context;
    const id = String(body.items[0]?.purchasableId);
    const wasFree = await isFree(db, id);
    await allLooked();
    if (!wasFree) throw new DomainError('session_full', { details: { itemIndex: 0 } });
    await write(db, id, actingUserId, clock.now());
    return { data: await readCart(context, db, await openCart(db, chooseCart(context, body))) };
  });
}
