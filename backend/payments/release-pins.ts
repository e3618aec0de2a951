import { sql } from 'kysely';
import type { Config } from '../config.ts';
import { unpinPlaces } from '../booking/pin-places.ts';
import type { Tx } from '../db/schema.ts';

/** When a hold that begins now runs out. */
export function holdUntil({ holdMinutes }: Pick<Config, 'holdMinutes'>, now: Date): Date {
  return new Date(now.getTime() + holdMinutes * 60_000);
}

/** After a payment that came to nothing its places and credit are ordinary parts of the basket again. */
export async function releasePins(tx: Tx, transactionId: string, expiresAt: Date): Promise<void> {
  await unpinPlaces(tx, { transactionId, expiresAt });
  await tx
    .updateTable('creditReservations')
    .set({ pinnedBy: null, expiresAt })
    .where('pinnedBy', '=', transactionId)
    .where('state', '=', 'reserved')
    .execute();
}

/** Ties the basket's credit to a payment, so that it can't run out meanwhile. */
export async function pinCredit(tx: Tx, cartId: number, transactionId: string): Promise<void> {
  await sql`update credit_reservations set pinned_by = ${transactionId}
    where cart_id = ${cartId} and state = 'reserved'`.execute(tx);
}
