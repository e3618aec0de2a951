import { subDays } from 'date-fns/subDays';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db, Tx } from '#backend/db/schema.ts';
import { moment } from '#backend/serialize/instant.ts';
import type { Cart } from '#contract/cart/cart.ts';
import { removeLines } from './remove-lines.ts';

const withdrawnSchema = z.array(
  z.object({
    name: z.string(),
    startsAt: z.coerce.date(),
    timezone: z.string(),
    whilePaying: z.boolean(),
    at: z.coerce.date(),
  }),
);

interface Withdrawing {
  whilePaying: boolean;
  now: Date;
}

/**
 * Removes the lines of an open basket whose sessions the venue has cancelled, and notes in the basket which those were:
 * whoever had them there is told. The basket must be locked.
 */
export async function withdrawLines(
  tx: Tx,
  cartId: number,
  lineIds: readonly string[],
  { whilePaying, now }: Withdrawing,
): Promise<void> {
  if (lineIds.length === 0) return;
  await sql`
    update carts set withdrawn = withdrawn || (
      select coalesce(jsonb_agg(jsonb_build_object('name', i.name, 'startsAt', o.starts_at, 'timezone', v.timezone,
          'whilePaying', ${whilePaying}::boolean, 'at', ${now}::timestamptz) order by o.starts_at), '[]')
      from cart_items i join bookings b on b.id = i.booking_id join occurrences o on o.id = b.occurrence_id
      join venues v on v.id = o.venue_id where i.id = any(${[...lineIds]}::uuid[]))
    where id = ${cartId} and status = 'open'`.execute(tx);
  await removeLines(tx, cartId, lineIds, now);
}

type Withdrawn = NonNullable<Cart['withdrawn']>[number];

async function readNotes(db: Db, cartId: number) {
  const row = await db.selectFrom('carts').where('id', '=', cartId).select('withdrawn').executeTakeFirst();
  return withdrawnSchema.parse(row?.withdrawn ?? []);
}

const toWithdrawn = ({
  name,
  startsAt,
  timezone,
  whilePaying,
}: z.output<typeof withdrawnSchema>[number]): Withdrawn => ({
  name,
  startsAt: moment(startsAt, timezone),
  whilePaying,
});

/** What left a basket because the venue cancelled it while it was paid for, from a moment on. */
export async function readWithdrawnWhilePaying(db: Db, cartId: number, since: Date): Promise<Withdrawn[]> {
  const notes = await readNotes(db, cartId);
  return notes.filter(({ whilePaying, at }) => whilePaying && at >= since).map(toWithdrawn);
}

/** What left a basket within a day because the venue cancelled it, of sessions that have not begun. */
export async function readWithdrawn(db: Db, cartId: number, now: Date): Promise<Withdrawn[]> {
  const notes = await readNotes(db, cartId);
  return notes.filter(({ startsAt, at }) => startsAt > now && at > subDays(now, 1)).map(toWithdrawn);
}
