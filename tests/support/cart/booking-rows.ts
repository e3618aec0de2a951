import { sql } from 'kysely';
import type { Db } from '#backend/db/schema.ts';

/** Generated values, which differ between two databases without meaning anything; `version` only ever has to change. */
const generated = sql`array['id', 'uuid', 'v1_id', 'cart_id', 'parent_id', 'booking_id', 'cart_item_id', 'version', 'created_at']`;

const cartName = sql`c.user_id || ' ' || c.source || ' ' || c.status`;
const bookingName = sql`b.user_id || ' ' || b.occurrence_id || ' ' || b.status`;

/** Rows of each table that an add writes, in the names of SQL. */
const selects = {
  // Not an open one without lines: reading a basket makes it.
  carts: sql`
    select to_jsonb(c) - ${generated} as row from carts c
    where c.status = 'closed' or exists (select from cart_items i where i.cart_id = c.id)`,
  bookings: sql`select to_jsonb(b) - ${generated} as row from bookings b`,
  cartItems: sql`
    select to_jsonb(i) - ${generated} || jsonb_build_object('cart', ${cartName}, 'booking', to_jsonb(b) - ${generated}) as row
    from cart_items i join carts c on c.id = i.cart_id left join bookings b on b.id = i.booking_id`,
  occurrences: sql`select jsonb_build_object('id', id, 'online', consumed_online, 'foh', consumed_foh) as row from occurrences`,
  benefitUsages: sql`
    select to_jsonb(u) - ${generated} || jsonb_build_object('booking', ${bookingName}) as row
    from benefit_usages u join bookings b on b.id = u.booking_id`,
  packageUsages: sql`
    select to_jsonb(u) - ${generated} || jsonb_build_object('booking', ${bookingName}) as row
    from package_usages u join bookings b on b.id = u.booking_id`,
  packageContents: sql`select to_jsonb(o) as row from owned_package_contents o`,
  waitlistEntries: sql`select to_jsonb(w) - ${generated} as row from waitlist_entries w`,
  signedWaivers: sql`select to_jsonb(w) - ${generated} as row from signed_waivers w`,
  creditReservations: sql`select to_jsonb(r) - ${generated} as row from credit_reservations r`,
  auditEvents: sql`select to_jsonb(a) - ${generated} - 'details' as row from audit_events a`,
  outbox: sql`select to_jsonb(o) - ${generated} as row from outbox o`,
};

/** What adds have written, without generated values and in an order of its own, so that two databases can be compared. */
export async function readBookingRows(db: Db): Promise<Record<string, unknown[]>> {
  const tables: Record<string, unknown[]> = {};
  for (const [name, select] of Object.entries(selects)) {
    const { rows } = await sql<{ row: string }>`select row::text from (${select}) as found`.execute(db);
    tables[name] = rows
      .map(({ row }) => row)
      .sort()
      .map((row): unknown => JSON.parse(row));
  }
  return tables;
}

/** Children before parents. Much faster than to truncate so many small tables. */
const deletes = [
  'credit_reservations',
  'payment_transactions',
  'benefit_usages',
  'package_usages',
  'waitlist_entries',
  'signed_waivers',
  'cart_items',
  'bookings',
  'carts',
  'audit_events',
  'outbox',
].map((table) => `delete from ${table}`);

/** Deletes what adds have written. */
export async function clearBookingRows(db: Db): Promise<void> {
  // The database lets nobody delete the line of a settled booking.
  const unsettle = `update bookings set status = 'cancelled', released_at = now(), cancelled_at = now() where status = 'settled'`;
  const updates = [
    'update occurrences set consumed_online = 0, consumed_foh = 0, waitlist_consumed = 0',
    'update owned_package_contents set usages_taken = 0',
  ];
  await sql.raw([unsettle, ...deletes, ...updates].join('; ')).execute(db);
}
