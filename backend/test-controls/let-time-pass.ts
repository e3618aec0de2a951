import { sql } from 'kysely';
import { transact } from '#backend/db/connection/transact.ts';
import type { Db } from '#backend/db/schema.ts';

export interface PassedTime {
  /** Of the person for whom time passes. */
  email: string;
  seconds: number;
}

/**
 * Simulates the passing of time for one person: moves every timestamp of their carts, payments and waitlist offers back
 * by so many seconds. Returns the numbers of carts and offers.
 */
export async function letTimePass(
  db: Db,
  { email, seconds }: PassedTime,
): Promise<{ baskets: number; offers: number }> {
  const past = sql`make_interval(secs => ${seconds})`;
  return transact(db, async (tx) => {
    const { rows } = await sql<{ id: number }>`
      select carts.id from carts join users on users.id = carts.user_id where lower(users.email) = lower(${email})`.execute(
      tx,
    );
    const carts = sql`${rows.map(({ id }) => id)}::int[]`;
    await sql`
      update bookings set expires_at = expires_at - ${past}, held_from = held_from - ${past}
      from cart_items where cart_items.booking_id = bookings.id and cart_items.cart_id = any(${carts})`.execute(tx);
    await sql`
      update bookings set expires_at = expires_at - ${past}
      from cart_items where cart_items.bundle_id = bookings.bundle_id and cart_items.cart_id = any(${carts})`.execute(
      tx,
    );
    await sql`update credit_reservations set expires_at = expires_at - ${past} where cart_id = any(${carts})`.execute(
      tx,
    );
    await sql`update checkout_sessions set expires_at = expires_at - ${past} where cart_id = any(${carts})`.execute(tx);
    await sql`
      update payment_operations set created_at = payment_operations.created_at - ${past}
      from payment_transactions as attempt where attempt.id = transaction_id and attempt.cart_id = any(${carts})`.execute(
      tx,
    );
    await sql`
      update payment_transactions set
        created_at = created_at - ${past}, updated_at = updated_at - ${past},
        expires_at = expires_at - ${past}, next_check_at = next_check_at - ${past},
        sca = case when sca ->> 'expiresAt' is null then sca else jsonb_set(sca, '{expiresAt}', to_jsonb(
          to_char(((sca ->> 'expiresAt')::timestamptz - ${past}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) end
      where cart_id = any(${carts})`.execute(tx);
    const { rows: offers } = await sql`
      with passed as (
        update waitlist_entries as entry set offer_expires_at = offer_expires_at - ${past}, offered_at = offered_at - ${past}
        from users
        where users.id = entry.user_id and lower(users.email) = lower(${email}) and entry.status = 'offered'
        returning entry.booking_id
      )
      update bookings set expires_at = expires_at - ${past}, held_from = held_from - ${past}
      from passed where passed.booking_id = bookings.id and bookings.hold_kind = 'offer'
      returning bookings.id`.execute(tx);
    return { baskets: rows.length, offers: offers.length };
  });
}
