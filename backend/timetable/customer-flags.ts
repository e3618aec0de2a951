import { sql } from 'kysely';
import { batched } from '#backend/db/batching/batched.ts';
import { compiledQuery } from '#backend/db/batching/compiled-query.ts';
import type { Db } from '#backend/db/schema.ts';

/** What is known of a person, and which kinds of data exist for them, so that those that don't need no query. */
export interface CustomerFlags {
  isBarred: boolean;
  dateOfBirth: string | null;
  hasBookings: boolean;
  isWaiting: boolean;
  hasMemberships: boolean;
  hasPackages: boolean;
}

const nothing: CustomerFlags = {
  isBarred: false,
  dateOfBirth: null,
  hasBookings: false,
  isWaiting: false,
  hasMemberships: false,
  hasPackages: false,
};

/** The columns of CustomerFlags, computed for a row of `users`. */
export const customerFlagColumns = sql`
  users.booking_barred_at is not null as is_barred,
  users.date_of_birth,
  exists (
    select from bookings b where b.user_id = users.id and (
      b.released_at is null or b.status = 'reserved' and exists (select from cart_items i where i.booking_id = b.id)
    )
  ) as has_bookings,
  exists (select from waitlist_entries w where w.user_id = users.id and w.status in ('waiting', 'offered')) as is_waiting,
  exists (select from membership_users m where m.user_id = users.id) as has_memberships,
  exists (select from owned_packages p where p.user_id = users.id) as has_packages`;

const selectCustomerFlags = compiledQuery(
  (_db: Db, { userIds }: { userIds: number[] }) => sql<CustomerFlags & { id: number }>`
    select id, ${customerFlagColumns} from users where id = any(${userIds})`,
);

const readCustomerFlagsOfUsers = batched({
  getName: String,
  run: async (db: Db, userIds: number[]) => {
    const rows = await selectCustomerFlags(db, { userIds });
    return new Map(rows.map(({ id, ...customerFlags }): [string, CustomerFlags] => [String(id), customerFlags]));
  },
});

/** Reads the flags of a person; all false when there is no such person. */
export async function readCustomerFlags(db: Db, userId: number): Promise<CustomerFlags> {
  return (await readCustomerFlagsOfUsers(db, userId)) ?? nothing;
}
