import { sql } from 'kysely';
import type { Tx } from '#backend/db/schema.ts';

/** Returns the benefit or package use that paid for a settled booking. */
export async function returnUses(tx: Tx, bookingId: string): Promise<void> {
  await tx
    .updateTable('benefitUsages')
    .set({ state: 'returned' })
    .where('bookingId', '=', bookingId)
    .where('state', '=', 'used')
    .execute();
  await sql`
    with returned as (
      update package_usages set state = 'returned' where booking_id = ${bookingId} and state = 'used'
      returning owned_package_id, content_id, quantity
    )
    update owned_package_contents set usages_taken = usages_taken - returned.quantity
    from returned where owned_package_contents.owned_package_id = returned.owned_package_id
      and owned_package_contents.content_id = returned.content_id`.execute(tx);
}
